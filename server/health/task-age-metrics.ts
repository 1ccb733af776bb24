import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { centralTimeZone, toInstant } from "#domain/calendar/civil-time.ts";
import type { CompletedTasks } from "#server/store/completed-tasks.ts";
import { formatGauge } from "./metrics-format.ts";

/** Formats the time since each timer task was last completed. Tasks that were never completed have no metric. */
export async function formatTaskAgeMetrics({ backup, retention }: CompletedTasks, distDir: string): Promise<string[]> {
  return [
    ...formatGauge("wim_backup_age_seconds", "Since the last backup.", computeAgeSeconds(backup)),
    ...formatGauge("wim_retention_age_seconds", "Since rows were last erased by age.", computeAgeSeconds(retention)),
    ...formatGauge(
      "wim_build_age_seconds",
      "Since the start of the day for which the site was built.",
      computeAgeSeconds(await readBuildDayStart(distDir)),
    ),
  ];
}

/** @param time - UTC, as ISO 8601; undefined if the task was never completed. */
function computeAgeSeconds(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Math.max(0, (Date.now() - Date.parse(time)) / 1_000);
}

/**
 * @returns the start of the day for which the site was built, in central Mexico; undefined for a build without a day.
 */
async function readBuildDayStart(distDir: string): Promise<string | undefined> {
  const releaseText = await readFile(join(distDir, "deploy/release.txt"), "utf8").catch(() => "");
  const day = /^day=(\d{4}-\d\d-\d\d)$/m.exec(releaseText)?.[1];
  return day && toInstant({ day, time: "00:00" }, centralTimeZone).toISOString();
}
