/** `npm run dates`: dates the pages whose words changed, in `src/content/site/page-dates.json`. Reads the built site. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageDates } from "#content/site/changed-on.ts";
import { builtWords } from "#documents/page-words.ts";
import { centralTimeZone, dayAt } from "#domain/civil-time.ts";
import { datedPages, type PageDates, undatedPages } from "#domain/page-dates.ts";
import { messageOf } from "#server/error-message.ts";

const datesFile = "src/content/site/page-dates.json";

/** One line per page, so that a change to one page changes one line. */
function written(dates: PageDates): string {
  const lines = Object.entries(dates).map(
    ([path, { changed, words }]) => `  ${JSON.stringify(path)}: { "changed": "${changed}", "words": "${words}" }`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

if (import.meta.main) {
  try {
    const words = await builtWords(join(process.env.WIM_DIST ?? "dist", "client"));
    const changed = undatedPages(pageDates, words);
    await writeFile(datesFile, written(datedPages(pageDates, words, dayAt(new Date(), centralTimeZone))));
    console.log(
      [`Páginas con fecha nueva o retiradas: ${changed.length}.`, ...changed.map((path) => `  ${path}`)].join("\n"),
    );
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
