/** Checks that run before every route that stores something. */
import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/**
 * Maximum requests per minute of one kind and address; high, because many people in a mobile network share an address.
 */
export const defaultRateLimit = 600;

/**
 * Returns the proxies that are trusted to report the visitor's address. Each proxy appends its caller's address to
 * `X-Forwarded-For`. With `true`, only the last entry counts, because callers could forge earlier ones to evade a rate
 * limit.
 */
export function toTrustProxyOption(
  setting: boolean | string,
): string | false | ((address: string, hop: number) => boolean) {
  return setting === true ? (_address, hop) => hop === 0 : setting;
}

/**
 * Refuses requests that another site's page made the visitor's browser send, so that such a page cannot fill the store.
 * Accepts programs other than browsers, which send neither `Sec-Fetch-Site` nor `Origin`.
 *
 * @throws {HttpError} 403.
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const fetchSite = request.headers["sec-fetch-site"];
  // `none`: the visitor repeated the request, for example by reloading.
  const isFromThisSite =
    fetchSite === undefined ? isOwnOrigin(request) : fetchSite === "same-origin" || fetchSite === "none";
  if (!isFromThisSite) throw new HttpError(403, "Este envío llegó desde otro sitio: hazlo desde una página de wim.");
}

/** Whether the origin has the server's host. The scheme is ignored, because it differs behind a proxy. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === request.host.toLowerCase();
}

/**
 * Refuses a body that is compressed or not UTF-8, which would be misread.
 *
 * @throws {HttpError} 415.
 */
export async function requireUncompressedUtf8({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  if (encoding !== "identity") throw new HttpError(415, "Envía el contenido sin comprimir.");
  if (!/^utf-?8$/i.test(charset)) throw new HttpError(415, "Envía el contenido en UTF-8.");
}
