/**
 * Every page once on a phone by night, every second one also on a computer by day: what can be seen of a page is looked at in
 * the same visit. `npm run release:check` looks at all of them, and at all that are made alike, on both and in both schemes.
 */

import { lookedAtPaths } from "../support/page-families.ts";
import { scrollThrough } from "../support/visit.ts";
import { expectNoViolation, schemes } from "./axe.ts";
import { expect, test } from "./fixture.ts";
import { overflow, shiftsOf, watchShifts } from "./layout-watch.ts";

/** From the narrowest phone to a wide screen; the first of each list is the one it is visited at. */
const widths = { phone: [390, 320], computer: [1360, 768, 1920] } as const;

for (const [at, path] of lookedAtPaths.entries()) {
  test(`${path}: nothing shifts, axe finds nothing with every island awake, nothing scrolls sideways at any width`, {
    tag: at % 2 === 0 ? [] : "@phone",
  }, async ({ page, isMobile }) => {
    const [visited, ...others] = isMobile ? widths.phone : widths.computer;
    await watchShifts(page);
    await page.setViewportSize({ width: visited, height: isMobile ? 780 : 900 });
    await page.goto(path);
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
    await expectNoViolation(page, "html", path === "/" ? schemes : [isMobile ? "dark" : "light"]);
    for (const width of [visited, ...others]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
  });
}
