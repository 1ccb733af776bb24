/**
 * Every page once on a phone by night: what can be seen of a page is looked at in the same visit. `npm run release:check` looks
 * at all of them, and at all that are made alike, on a phone and a computer, in both schemes and at more widths.
 */

import { lookedAtPaths } from "../support/page-families.ts";
import { scrollThrough } from "../support/visit.ts";
import { expectNoViolation, schemes } from "./axe.ts";
import { coveragePath } from "./coverage-page.ts";
import { answerBaseTiles, expect, readingTest as test } from "./fixture.ts";
import { overflow, shiftsOf, watchShifts } from "./layout-watch.ts";

/** The first is the one it is visited at. */
const [visited, ...others] = [390, 320, 1360] as const;

for (const path of lookedAtPaths) {
  test(`${path}: nothing shifts, axe finds nothing with every island awake, nothing scrolls sideways`, {
    tag: "@phone",
  }, async ({ page }) => {
    if (path === coveragePath) await answerBaseTiles(page);
    await watchShifts(page);
    await page.setViewportSize({ width: visited, height: 780 });
    await page.goto(path);
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
    await expectNoViolation(page, "html", path === "/" ? schemes : ["dark"]);
    for (const width of [visited, ...others]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
  });
}
