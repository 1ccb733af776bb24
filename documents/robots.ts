/** What may be crawled, as RFC 9309 has it written. */

/**
 * Everything but what only takes messages. Pages that indexes must not keep are crawled too: whoever may not read a page never
 * sees that it says `noindex`. Nothing is named that nobody lists.
 *
 * @param origin - of the site.
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

/** Where every address begins that takes a message. */
export const messagesFolder = "/api/";
