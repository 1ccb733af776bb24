/** What may be crawled, in the format of RFC 9309. */

/**
 * Everything except addresses that only take messages. Pages that must not be indexed are crawled too: a crawler that
 * may not read a page never sees its `noindex`. Addresses that are not listed anywhere are not named here.
 *
 * @param origin - the site's.
 */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    `Disallow: ${messagesFolder}`,
    "",
    `Sitemap: ${new URL("/sitemap.xml", origin).href}`,
    "",
  ].join("\n");
}

/** The start of every address that takes a message. */
export const messagesFolder = "/api/";
