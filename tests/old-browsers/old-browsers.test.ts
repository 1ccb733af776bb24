/**
 * What people with a phone of years ago meet, in browsers of those years. `OLD_VERSIONS` says which, all if it is empty;
 * `OLD_PICTURES` names a folder for a picture of every page.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOldChromium, oldVersions } from "../../scripts/old-chromium.ts";
import { ChromiumEngine } from "../engines/chromium-engine.ts";
import { phone } from "../engines/journey.ts";
import { Outside } from "../engines/outside.ts";
import { SiteServer } from "../support/site-server.ts";
import { pages } from "./pages.ts";

const { OLD_VERSIONS = "", OLD_PICTURES = "", WIM_DIST = "dist" } = process.env;
const chosen = OLD_VERSIONS.split(",").filter(Boolean).map(Number);

for (const version of oldVersions.filter((one) => chosen.length === 0 || chosen.includes(one)))
  describe(`Chromium ${version}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "wim-old-"));
    const outside = new Outside();
    const site = new SiteServer({ distDir: WIM_DIST, databaseFile: join(folder, "wim.sqlite") });
    let engine: ChromiumEngine;

    beforeAll(async () => {
      const path = findOldChromium(version);
      if (!path) throw new Error(`Chromium ${version} is not here`);
      await site.start();
      engine = await ChromiumEngine.start(path, await outside.start());
    });

    afterAll(async () => {
      await engine?.stop();
      await Promise.all([site.stop(), outside.stop()]);
      rmSync(folder, { recursive: true, force: true });
    });

    for (const page of pages)
      test(page, async () => {
        await engine.open(`${site.url}${page}`);
        await scrollThrough(engine);
        if (OLD_PICTURES) {
          mkdirSync(OLD_PICTURES, { recursive: true });
          await writeFile(join(OLD_PICTURES, `${page.slice(1) || "inicio"}-${version}.png`), await engine.wholePage());
        }
        const width = await engine.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(phone.width);
      });
  });

/** As a reader does, so that what sleeps wakes. */
function scrollThrough(engine: ChromiumEngine): Promise<void> {
  return engine.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((next) => setTimeout(next, 150));
    }
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((next) => setTimeout(next, 500));
  });
}
