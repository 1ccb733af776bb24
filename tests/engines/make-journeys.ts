import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { config } from "#platform/config/config.ts";
import { SiteServer } from "../support/servers/site-server.ts";
import { testRun } from "../support/test-run.ts";
import { BlockingProxy } from "./blocking-proxy.ts";
import type { Engine, EngineSettings } from "./engine.ts";
import type { Journeys } from "./journey.ts";
import { pageJourneys } from "./page-journeys.ts";
import { nightlyToolJourneys, toolJourneys } from "./tool-journeys.ts";
import { Visitor } from "./visitor.ts";
import {
  darkWithoutScriptJourneys,
  everyTemplateJourneys,
  hydrationJourneys,
  offlineJourney,
} from "./whole-page-journeys.ts";

/**
 * Browser messages about a page that was left early. They are ignored, because if a resource is really missing, the
 * journey that needs it fails.
 */
const abandoned = [
  // Firefox reports unfinished requests through the service worker.
  /^Error: Failed to load ‘[^’]+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
  // Firefox reports an import of the old page that was cancelled by the request for the next page.
  /^Lost: TypeError: error loading dynamically imported module: /,
];

type Start = (settings: EngineSettings) => Promise<Engine>;

const pictures = ".build/engines";
/** Whether the browser itself sends requests to this host, as Firefox does. */
const isOfTheBrowser = (host: string) => /\.mozilla\.(com|org|net)(:|$)/.test(host);
/** Host of the coverage map's street tiles, a third party that tests cannot reach. */
const tiles = new URL(config.mapTileUrl).host;

/**
 * Registers a test for each journey in one engine.
 *
 * @param start - undefined if the engine is not available; its tests then count as skipped.
 */
export function registerEngineJourneys(name: string, start: Start | undefined): void {
  const byDay = { ...toolJourneys, ...pageJourneys, ...hydrationJourneys };
  // The offline journey is last, because it stops the server.
  const all = { ...byDay, ...nightlyToolJourneys, ...everyTemplateJourneys, ...offlineJourney };
  const sessions = [
    { how: "by day", withScript: true, journeys: testRun.isFullSize ? all : byDay },
    ...(testRun.isFullSize
      ? [{ how: "by night, without script", withScript: false, journeys: darkWithoutScriptJourneys }]
      : []),
  ];
  for (const { how, withScript, journeys } of sessions)
    describe.skipIf(!start)(`${name}, ${how}`, () => {
      if (start) makeSession(name, start, { withScript, scheme: withScript ? "light" : "dark" }, journeys);
    });
}

function makeSession(
  name: string,
  start: Start,
  settings: Omit<EngineSettings, "proxyAddress">,
  journeys: Journeys,
): void {
  const folder = mkdtempSync(join(tmpdir(), "wim-engines-"));
  const outside = new BlockingProxy();
  const site = new SiteServer({ distDir: process.env.WIM_DIST ?? "dist", databaseFile: join(folder, "wim.sqlite") });
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    await site.start();
    engine = await start({ ...settings, proxyAddress: await outside.start() });
    visitor = new Visitor(engine, site.url);
  }, 60_000);

  afterAll(async () => {
    await engine?.stop();
    await Promise.all([site.stop(), outside.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [at, [fact, run]] of Object.entries(journeys).entries())
    test(fact, async () => {
      onTestFailed(async () =>
        writeFile(join(pictures, `${name}-${settings.scheme}-${at}.png`), await engine.screenshot()),
      );
      await run(visitor, site);
    });

  test("during the journeys the browser reports no problem and makes no third-party request", async () => {
    const complaints = await engine.reportedProblems();
    expect(
      complaints.filter(
        (complaint) => !complaint.includes(tiles) && !abandoned.some((candidate) => candidate.test(complaint)),
      ),
    ).toEqual([]);
    expect([...outside.requestedHosts].filter((host) => !host.startsWith(tiles) && !isOfTheBrowser(host))).toEqual([]);
  });
}
