/** How far a visitor with a phone scrolls: docs/decisions/0080. */

import { mastheadFamilyOf } from "#content/site/masthead-family.ts";
import { openInOwnFonts } from "../support/brand-font.ts";
import { lookedAtPaths } from "../support/page-families.ts";
import { scrollThrough } from "../support/visit.ts";
import { answerBaseTiles, expect, inGroups, readingTest as test } from "./fixture.ts";

const most = 7_500;
const mostOfHome = 9_100;
/** Most phones, and the narrowest. */
const widths = [390, 320];

/** People who read a legal text or a register expect its length. */
const bounded = lookedAtPaths.filter((path) => mastheadFamilyOf(path) !== "read");

for (const paths of inGroups(bounded, 8)) {
  test(`${paths.join(", ")}: a phone reaches the end`, { tag: "@phone" }, async ({ page }) => {
    test.slow();
    await answerBaseTiles(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openInOwnFonts(page, path);
      await scrollThrough(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, `${path} at ${width} px`).toBeLessThanOrEqual(path === "/" ? mostOfHome : most);
      }
    }
  });
}
