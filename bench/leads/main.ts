/** `npm run bench:leads`: 10,000 leads with restarts in between; fails if one is lost or stored twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadStorm } from "./lead-storm.ts";

const folder = mkdtempSync(join(tmpdir(), "wim-leads-"));
try {
  const report = await leadStorm({
    distDir: process.env.WIM_DIST ?? "dist",
    databaseFile: join(folder, "wim.sqlite"),
    leads: 10_000,
    atOnce: 100,
    ends: ["kill", "stop", "kill", "stop", "kill"],
  });
  const { seconds, restarts, sent, unanswered, acknowledged, stored, lost, duplicates, unfinished } = report;
  console.log(
    [
      `${acknowledged} leads acknowledged in ${seconds.toFixed(1)} s, ${restarts} restarts in between`,
      `${sent} messages sent, ${unanswered} of them unanswered and sent again`,
      `stored: ${stored}; lost: ${lost}, twice: ${duplicates}, without their form event: ${unfinished}`,
    ].join("\n"),
  );
  if (stored !== acknowledged || lost + duplicates + unfinished > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
