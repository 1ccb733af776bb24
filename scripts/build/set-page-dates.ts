/** Sets the date on which each page's text last changed, in a new build. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { recordedDates } from "#content/site/recorded-dates.ts";
import { digestIndexedPages } from "#documents/page-text-digests.ts";
import { listHoldingDates, type PageDates } from "#domain/calendar/page-dates.ts";

const dateModified = /"dateModified":"[\d-]+",/;

/**
 * A page whose text matches the record keeps its date. Any other page changed after the last release on a day that
 * nothing here knows, and states none.
 *
 * @param clientDir - the built pages and `registro.json`; the pages' structured data is rewritten.
 * @throws {Error} if a page has no place for its date.
 */
export async function setPageDates(clientDir: string): Promise<PageDates> {
  const words = await digestIndexedPages(clientDir);
  const dates = listHoldingDates(recordedDates, words);
  for (const path of Object.keys(words)) {
    const file = join(clientDir, path, "index.html");
    const html = await readFile(file, "utf8");
    if (!dateModified.test(html)) throw new Error(`${file} has no dateModified`);
    const changed = dates[path]?.changed;
    await writeFile(file, html.replace(dateModified, changed ? `"dateModified":"${changed}",` : ""));
  }
  return dates;
}
