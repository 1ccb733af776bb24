/** `npm run coverage:check FILE...`: summarizes coverage files and their problems; by default, the site's files. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { requireOverlayFilePath } from "#content/coverage/overlays/overlay-file.ts";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { Technology } from "#domain/coverage/overlay.ts";
import { createCoverageReport, type OverlayReport, phoneEstimateNote } from "./coverage/overlay-report.ts";

const today = toLocalDay(new Date(), centralTimeZone);
const givenFiles = process.argv.slice(2);
const reports =
  givenFiles.length > 0
    ? givenFiles.map((file) => checkFile(file))
    : coverageOverlays.map(({ id, technology }) => checkFile(requireOverlayFilePath(id), technology));
console.log([...reports.map(({ text }) => text), phoneEstimateNote].join("\n\n"));
if (reports.some(({ isPublishable }) => !isPublishable)) process.exitCode = 1;

function checkFile(file: string, technology?: Technology): Pick<OverlayReport, "text" | "isPublishable"> {
  if (!existsSync(file)) return { text: `${file}\n  No existe ese archivo.`, isPublishable: false };
  if (!statSync(file).isFile())
    return { text: `${file}\n  Es una carpeta: di qué archivo revisar.`, isPublishable: false };
  return createCoverageReport(file, readFileSync(file), { today, ...(technology && { technology }) });
}
