/**
 * `npm run dates`: at a release, records the day on which each page of the built site last changed, in
 * `src/content/site/page-dates.json`. A page that changes later states no date until the next release.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildDay } from "#content/site/dates/build-day.ts";
import { recordedPageDates } from "#content/site/dates/recorded-dates.ts";
import { digestIndexedPages } from "#documents/page-text-digests.ts";
import { listOutdatedPages, type PageDates, updatePageDates } from "#domain/calendar/page-dates.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";

const datesFile = "src/content/site/page-dates.json";

/** Formats one line per page, so that a changed page changes one line. */
function formatDates(dates: PageDates): string {
  const lines = Object.entries(dates).map(
    ([path, { changed, digest }]) => `  ${JSON.stringify(path)}: { "changed": "${changed}", "digest": "${digest}" }`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

if (import.meta.main) {
  try {
    const textDigests = await digestIndexedPages(join(process.env.WIM_DIST ?? "dist", "client"));
    const changedPaths = listOutdatedPages(recordedPageDates, textDigests);
    await writeFile(datesFile, formatDates(updatePageDates(recordedPageDates, textDigests, buildDay)));
    console.log(
      [`Páginas con fecha nueva o retiradas: ${changedPaths.length}.`, ...changedPaths.map((path) => `  ${path}`)].join(
        "\n",
      ),
    );
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}
