/** Responds to requests for built files before the framework sees the requests: docs/decisions/0067. */
import { type Stats, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { renderPlainPage } from "#server/http/plain-page.ts";
import type { SecuredServerResponse } from "#server/http/secured-http.ts";
import type { CachedFile, FileCache } from "./file-cache.ts";
import { hiddenFileRules } from "./file-headers.ts";
import { evaluatePreconditions } from "./preconditions.ts";
import { type CanonicalPaths, decodePath, dotSegmentRegExp, findRedirect } from "./redirects.ts";
import { isReplaceable } from "./replaceable-files.ts";

/** The page for unknown addresses; a request for `/404.html` itself also gets it with status 404. */
export const notFoundFile = "/404.html";

export const unservedEndingPattern = new RegExp(`\\.(${hiddenFileRules.endings.join("|")})$`);

type ReadySite = { clientDir: string; files: FileCache; names: CanonicalPaths };

export type CacheResponder = ReturnType<typeof createCacheResponder>;

export function createCacheResponder({ clientDir, files, names }: ReadySite) {
  /** Responds to a request for a built file; calls `next` for other requests. */
  function answer(request: IncomingMessage, response: SecuredServerResponse, next: () => void): void {
    const { method, url = "" } = request;
    const path = method === "GET" || method === "HEAD" ? resolveAddress(url, names) : undefined;
    if (path === undefined) next();
    else answerAt(path, request, response, next);
  }

  function answerAt(path: string, request: IncomingMessage, response: SecuredServerResponse, next: () => void): void {
    const accepted = request.headers["accept-encoding"];
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const known =
      file === notFoundFile ? undefined : (files.peek(file, accepted) ?? files.peek(`${file}/index.html`, accepted));
    if (known) {
      sendReady(request, response, known);
      return;
    }
    const found = fileAt(clientDir, file);
    const missing = found === undefined ? files.peek(notFoundFile, accepted) : undefined;
    if (missing) {
      sendNotFound(response, missing);
      return;
    }
    void load(found ?? notFoundFile, accepted).then((loaded) => {
      // If the file is too large to keep, or was removed in the meantime, the framework responds.
      if (!loaded) next();
      else if (found === undefined) sendNotFound(response, loaded);
      else sendReady(request, response, loaded);
    });
  }

  async function notFoundPage({ headers }: IncomingMessage): Promise<CachedFile | undefined> {
    const accepted = headers["accept-encoding"];
    return files.peek(notFoundFile, accepted) ?? (await load(notFoundFile, accepted));
  }

  async function load(file: string, acceptEncoding: string | undefined): Promise<CachedFile | undefined> {
    const loaded = await files.load(file, acceptEncoding).catch(() => undefined);
    return typeof loaded === "object" ? loaded : undefined;
  }

  return { answer, notFoundPage };
}

/**
 * Decodes the path of a request, if it can be the canonical address of a built file. Undefined for API routes, coverage
 * files, other spellings of pages, dot segments, encoded slashes, and undecodable paths.
 */
function resolveAddress(url: string, names: CanonicalPaths): string | undefined {
  const path = url.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || path.startsWith("/api/") || unusual.test(path)) return undefined;
  const decoded = path.includes("%") ? decodePath(path) : path;
  if (decoded === undefined || dotSegmentRegExp.test(decoded) || isReplaceable(decoded)) return undefined;
  return findRedirect(path, names) === undefined ? decoded : undefined;
}

const unusual = /\/\/|[\\#]|%(?:[01]|2f|5c|7f|25)/i;

function fileAt(clientDir: string, file: string): string | undefined {
  if (hiddenFileRules.part.test(file) || unservedEndingPattern.test(file) || file === notFoundFile) return undefined;
  const stats = statsAt(join(clientDir, file));
  const page = `${file}/index.html`;
  if (stats?.isDirectory() && statsAt(join(clientDir, page))?.isFile()) return page;
  return stats?.isFile() ? file : undefined;
}

function statsAt(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // The path is too long for the file system.
    return undefined;
  }
}

/** Sends the 404 page, always in full: the response to a conditional request must not be empty. */
export function sendNotFound(response: SecuredServerResponse, { headers, body }: CachedFile): void {
  response.writeReady(404, [...headers, "Content-Length", String(body.length)]).end(body);
}

function sendReady(request: IncomingMessage, response: SecuredServerResponse, ready: CachedFile): void {
  const { headers, headersWithoutContent, body } = ready;
  const outcome = evaluatePreconditions(request.headers, ready, body.length);
  if (outcome === "not-modified") response.writeReady(304, headersWithoutContent).end();
  else if (outcome === "precondition-failed") sendRefused(response, 412);
  else if (outcome === "unsatisfiable") sendRefused(response, 416, { "Content-Range": `bytes */${body.length}` });
  else if (outcome === "whole") response.writeReady(200, [...headers, "Content-Length", String(body.length)]).end(body);
  else {
    const part = body.subarray(outcome.start, outcome.end + 1);
    const extent = `bytes ${outcome.start}-${outcome.end}/${body.length}`;
    response.writeReady(206, [...headers, "Content-Range", extent, "Content-Length", String(part.length)]).end(part);
  }
}

function sendRefused(response: SecuredServerResponse, status: number, headers: Record<string, string> = {}): void {
  const page = renderPlainPage("La petición no es válida.", []);
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
  });
  response.end(page);
}
