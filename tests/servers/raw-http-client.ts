/** HTTP client that returns raw responses without decompressing them. */
import { createHash } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type FileHeaderRule, listHeaderNames } from "#server/files/file-headers.ts";

export type RawRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string };
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export function fetchRaw(url: string, { path, method = "GET", headers = {}, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { hostname, port, path, method, headers: { ...length, ...headers }, agent };
    const sent = request(options, (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        reject,
      );
    });
    sent.on("error", reject).end(body);
  });
}

/** Headers whose values must be equal on every server, in addition to those in the headers table. */
const alike = ["content-encoding", "content-length", "content-range", "location", "allow", "repr-digest"];

/**
 * Extracts the parts of a response that must be equal on all servers. Excludes a redirect's content, which each server
 * words differently.
 */
export function extractComparableParts({ status, headers, body }: RawResponse, rules: readonly FileHeaderRule[]) {
  const isRedirect = status >= 300 && status < 400;
  const ofContent = /^(content-(?!security)|speculation-rules)/;
  const names = [...listHeaderNames(rules).map((name) => name.toLowerCase()), ...alike];
  const compared = names.filter((name) => headers[name] !== undefined && !(isRedirect && ofContent.test(name)));
  return {
    status,
    headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
    body: isRedirect ? "" : createHash("sha256").update(body).digest("hex"),
  };
}
