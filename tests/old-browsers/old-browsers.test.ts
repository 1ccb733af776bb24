/**
 * Tests the site in browsers as old as those on years-old phones. `OLD_VERSIONS` selects them; all if empty.
 * `OLD_PICTURES` names a folder for a picture of every page.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { config } from "#platform/config/config.ts";
import {
  findOldChromium,
  type OldChromiumVersion,
  oldChromiumVersions,
} from "#scripts/machine/browsers/old-chromium.ts";
import { BlockingProxy } from "../engines/blocking-proxy.ts";
import { ChromiumEngine } from "../engines/chromium-engine.ts";
import { phoneWindow } from "../engines/journey.ts";
import { Visitor } from "../engines/visitor.ts";
import { scrollAndHydrateIslands } from "../support/browser/visit.ts";
import { SiteServer } from "../support/servers/site-server.ts";
import { oldBrowserJourneys } from "./journeys.ts";

/** One page of each kind. */
const pages = [
  "/",
  "/membresias",
  "/esim",
  "/portabilidad",
  "/roaming-cobertura",
  "/mapa-de-cobertura",
  "/preguntas-frecuentes",
  "/terminos-y-condiciones",
  "/registro-membresias",
  "/ayuda",
] as const;

const { OLD_VERSIONS = "", OLD_PICTURES: pictures = "", WIM_DIST = "dist" } = process.env;
const chosen = OLD_VERSIONS.split(",").filter(Boolean).map(Number);
const failures = ".build/old-browsers";
const expected = [
  // The coverage map's streets come from a third party, which tests cannot reach.
  new URL(config.mapTileUrl).host,
  // An old browser reports newer directives, which it ignores, and obeys the others.
  "Unrecognized Content-Security-Policy directive 'require-trusted-types-for'",
];

for (const version of oldChromiumVersions.filter((one) => chosen.length === 0 || chosen.includes(one)))
  describe(`Chromium ${version}`, () => visitAll(version));

function visitAll(version: OldChromiumVersion): void {
  const folder = mkdtempSync(join(tmpdir(), "wim-old-"));
  const outside = new BlockingProxy();
  const site = new SiteServer({ distDir: WIM_DIST, databaseFile: join(folder, "wim.sqlite") });
  let engine: ChromiumEngine;
  let visitor: Visitor;

  beforeAll(async () => {
    const path = findOldChromium(version);
    if (!path) throw new Error(`Chromium ${version} is missing`);
    await site.start();
    engine = await ChromiumEngine.start(path, await outside.start());
    visitor = new Visitor(engine, site.url);
  });

  afterAll(async () => {
    await engine?.stop();
    await Promise.all([site.stop(), outside.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  for (const path of pages)
    test(path, async () => {
      await withoutComplaint(async () => {
        await visitor.open(path);
        const asleep = await engine.evaluate(scrollAndHydrateIslands, 5_000);
        if (pictures) await takePicture(path);
        await visitor.expectVisible("h1");
        const width = await engine.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, "width").toBe(phoneWindow.width);
        expect.soft(asleep, "islands asleep").toEqual([]);
      });
    });

  for (const [fact, go] of Object.entries(oldBrowserJourneys))
    test(fact, async () => {
      onTestFailed(async () => {
        await mkdir(failures, { recursive: true });
        await writeFile(join(failures, `${fact.replaceAll(" ", "-")}-${version}.png`), await engine.screenshot());
      });
      await withoutComplaint(() => go(visitor, site));
    });

  /** Fails if the browser reports problems meanwhile, even if the journey ends early. */
  async function withoutComplaint(go: () => Promise<void>): Promise<void> {
    const before = (await engine.reportedProblems()).length;
    try {
      await go();
    } finally {
      const unexpected = (await engine.reportedProblems())
        .slice(before)
        .filter((complaint) => !expected.some((candidate) => complaint.includes(candidate)));
      expect.soft(unexpected, unexpected.join("\n")).toEqual([]);
    }
  }

  async function takePicture(path: string): Promise<void> {
    await mkdir(pictures, { recursive: true });
    await engine.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await writeFile(join(pictures, `${path.slice(1) || "inicio"}-${version}.png`), await engine.wholePage());
  }
}
