/** What stands before every address that stores something. */
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Requests a minute from one address; a mobile network puts many people behind one. */
export const defaultRateLimit = 600;

/**
 * Whose word on the visitor's address counts. Each proxy appends who called it, so with `true` only the last entry of
 * `X-Forwarded-For` does: the ones before it are the caller's own words, and a rate by them would be none.
 */
export function trustedProxies(
  setting: boolean | string,
): string | false | ((address: string, hop: number) => boolean) {
  return setting === true ? (_address, hop) => hop === 0 : setting;
}

/**
 * Refuses what another site's page made the visitor's browser send. There is no session to abuse, so this only keeps
 * strangers from filling the store through our visitors. Programs that are no browser send neither header.
 *
 * @throws {Refusal} 403
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const site = request.headers["sec-fetch-site"];
  // `none`: the visitor repeated it by hand, for instance by reloading.
  const isOurs = site === undefined ? isOwnOrigin(request) : site === "same-origin" || site === "none";
  if (!isOurs) throw new Refusal(403, "Este envío llegó desde otro sitio: hazlo desde una página de wim.");
}

/** Compares the host only: behind a proxy the scheme is another one. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === request.host.toLowerCase();
}
