/**
 * `npm run bench:leads`: 10,000 leads with restarts in between; fails if one is lost or stored twice, or if no restart was
 * noticed. `npm run bench:leads -- --smoke` sends 400.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { leadStorm } from "./lead-storm.ts";

const { values: options } = parseArgs({ options: { smoke: { type: "boolean" } } });
const ends = ["kill", "stop", "kill", "stop", "kill"] as const;
const storm = options.smoke ? { leads: 400, atOnce: 50, ends: ends.slice(0, 2) } : { leads: 10_000, atOnce: 100, ends };

const folder = mkdtempSync(join(tmpdir(), "wim-leads-"));
try {
  const report = await leadStorm({
    distDir: process.env.WIM_DIST ?? "dist",
    databaseFile: join(folder, "wim.sqlite"),
    ...storm,
  });
  const { seconds, restarts, sent, unanswered, acknowledged, stored, lost, duplicates, unfinished } = report;
  console.log(
    [
      `${acknowledged} leads acknowledged in ${seconds.toFixed(1)} s, ${restarts} restarts in between`,
      `${sent} messages sent, ${unanswered} of them unanswered and sent again`,
      `stored: ${stored}; lost: ${lost}, twice: ${duplicates}, without their form event: ${unfinished}`,
    ].join("\n"),
  );
  const isWhole = acknowledged === storm.leads && stored === storm.leads && lost + duplicates + unfinished === 0;
  if (!isWhole || unanswered === 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
