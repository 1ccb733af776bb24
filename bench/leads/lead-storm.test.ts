/** The whole of it is `npm run bench:leads`; this much belongs to every run of the gate. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "#server/testing/site.ts";
import { leadStorm } from "./lead-storm.ts";

/** Three starts of a process, on a machine that may be busy. */
const limitMs = 120_000;

test(
  "stores each of 400 leads once while the server is killed and restarted, however often browsers send it",
  async () => {
    const distDir = builtSite();
    const databaseFile = join(distDir, "data", "wim.sqlite");
    const report = await leadStorm({ distDir, databaseFile, leads: 400, atOnce: 50, ends: ["kill", "stop"] });
    expect(report).toMatchObject({ acknowledged: 400, stored: 400, lost: 0, duplicates: 0, unfinished: 0 });
    expect(report.unanswered).toBeGreaterThan(0);
  },
  limitMs,
);
