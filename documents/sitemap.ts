import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { PageDates } from "#domain/calendar/page-dates.ts";

/**
 * The addresses for search engines, in the format of sitemaps.org, each with the day on which its text last changed, if it is known.
 *
 * @param paths - paths of the pages that may be indexed.
 * @param origin - the site's origin: `https://wim.example`.
 */
export async function sitemapXml(paths: readonly string[], dates: PageDates, origin: string): Promise<string> {
  const entries = paths.map((path) => {
    const changed = dates[path]?.changed;
    return { url: path, ...(changed && { lastmod: changed }) };
  });
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  const stream = new SitemapStream({ hostname: origin, lastmodDateOnly: true, xmlns });
  return `${await streamToPromise(Readable.from(entries).pipe(stream))}\n`;
}
