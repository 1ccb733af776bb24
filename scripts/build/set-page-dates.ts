/** Writes the date of the last change of each page's text into a new build. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordedPageDates } from "#content/site/dates/recorded-dates.ts";
import { digestIndexedPages } from "#documents/page-text-digests.ts";
import { keepDatesOfUnchangedPages, type PageDates } from "#domain/calendar/page-dates.ts";
import type { CachedRun } from "./build-cache.ts";
import { readPageFile } from "./pages/page-files.ts";

const dateModifiedPattern = /"dateModified":"[\d-]+",/;

/**
 * A page keeps its recorded date if its text matches the record. Any other page has changed since the last release on
 * an unknown day, and states no date.
 *
 * @param clientDir - the built pages and `registro.json`; the pages' structured data is rewritten.
 * @param runCached - cache of the results of this code.
 * @throws {Error} if a page has no `dateModified`.
 */
export async function setPageDates(clientDir: string, runCached: CachedRun): Promise<PageDates> {
  const textDigests = await digestIndexedPages(clientDir, runCached);
  const dates = keepDatesOfUnchangedPages(recordedPageDates, textDigests);
  for (const path of Object.keys(textDigests)) {
    const file = join(clientDir, path, "index.html");
    const html = readPageFile(file);
    if (!dateModifiedPattern.test(html)) throw new Error(`${file} has no dateModified`);
    const changedOn = dates[path]?.changed;
    writeFileSync(file, html.replace(dateModifiedPattern, changedOn ? `"dateModified":"${changedOn}",` : ""));
  }
  return dates;
}
