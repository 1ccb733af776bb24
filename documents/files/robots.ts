/** Rules for crawlers, in the format of RFC 9309. */

/**
 * Allows all addresses except those that only receive messages. Pages that must not be indexed are allowed too, because
 * a crawler that may not read a page never sees its `noindex`. The unlisted promotion is not named.
 *
 * @param origin - the site's origin: `https://wim.example`.
 */
export function renderRobotsTxt(origin: string): string {
  return [
    "User-agent: *",
    `Disallow: ${apiPathPrefix}`,
    "",
    `Sitemap: ${new URL("/sitemap.xml", origin).href}`,
    "",
  ].join("\n");
}

/** Prefix of all addresses that receive messages. */
export const apiPathPrefix = "/api/";
