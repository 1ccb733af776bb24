/** Sets the date on which each page's text last changed, in a new build. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildDay } from "#content/site/build-day.ts";
import { recordedDates } from "#content/site/recorded-dates.ts";
import { digestIndexedPages } from "#documents/page-text-digests.ts";
import { type PageDates, updatePageDates } from "#domain/calendar/page-dates.ts";
import { lastCommitDay } from "./last-commit-day.ts";

const dateModified = /(?<="dateModified":")[\d-]+(?=")/;

/**
 * A page whose text matches the record keeps its date; other pages changed after the last release, and get the day of
 * the last change to the sources.
 *
 * @param clientDir - the built pages and `registro.json`; the pages' structured data is rewritten.
 * @throws {Error} if a page has no place for its date.
 */
export async function setPageDates(clientDir: string): Promise<PageDates> {
  const dates = updatePageDates(recordedDates, await digestIndexedPages(clientDir), lastCommitDay() ?? buildDay);
  for (const [path, { changed }] of Object.entries(dates)) {
    const file = join(clientDir, path, "index.html");
    const html = await readFile(file, "utf8");
    if (!dateModified.test(html)) throw new Error(`${file} has no dateModified`);
    await writeFile(file, html.replace(dateModified, changed));
  }
  return dates;
}
