import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { PageDates } from "#domain/calendar/page-dates.ts";

/**
 * Renders the sitemap in the format of sitemaps.org: addresses, with the day on which the page's text last changed, if
 * known.
 *
 * @param paths - paths of the pages that may be indexed.
 * @param origin - the site's origin: `https://wim.example`.
 */
export async function renderSitemapXml(paths: readonly string[], dates: PageDates, origin: string): Promise<string> {
  const entries = paths.map((path) => {
    const changedOn = dates[path]?.changed;
    return { url: path, ...(changedOn && { lastmod: changedOn }) };
  });
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  const stream = new SitemapStream({ hostname: origin, lastmodDateOnly: true, xmlns });
  return `${await streamToPromise(Readable.from(entries).pipe(stream))}\n`;
}
