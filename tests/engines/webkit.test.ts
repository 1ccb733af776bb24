import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findWebkit } from "../../scripts/webkit.ts";
import { SiteServer } from "../support/site-server.ts";
import { knownComplaints, makeJourneys } from "./make-journeys.ts";
import { readConsole } from "./webkit-console.ts";
import { WebkitEngine } from "./webkit-engine.ts";
import { kinds } from "./whole-journeys.ts";

const programs = findWebkit();

makeJourneys("WebKit", programs ? (settings) => WebkitEngine.start(programs, settings) : undefined);

test.skipIf(!programs)("WebKit writes nothing on its console as pages of every kind load", async () => {
  if (!programs) return;
  const folder = mkdtempSync(join(tmpdir(), "wim-engines-"));
  const site = new SiteServer({ distDir: process.env.WIM_DIST ?? "dist", databaseFile: join(folder, "wim.sqlite") });
  await site.start();
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const lines = await readConsole(
    programs,
    kinds.map((path) => `${site.url}${path}`),
    6,
  );
  expect(lines.filter((line) => !knownComplaints.test(line))).toEqual([]);
});
