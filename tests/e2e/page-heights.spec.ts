/** How far a visitor with a phone scrolls: docs/decisions/0080. */

import { mastheadFamilyOf } from "#content/site/masthead-family.ts";
import { openInOwnFonts } from "../support/brand-font.ts";
import { lookedAtPaths } from "../support/page-families.ts";
import { scrollThrough } from "../support/visit.ts";
import { answerBaseTiles, expect, inGroups, readingTest as test } from "./fixture.ts";

const most = 7_500;
const mostOfHome = 9_100;

/** People who read a legal text or a register expect its length. */
const bounded = lookedAtPaths.filter((path) => mastheadFamilyOf(path) !== "read");

for (const paths of inGroups(bounded, 8)) {
  test(`${paths.join(", ")}: a phone reaches the end`, { tag: "@phone" }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await answerBaseTiles(page);
    for (const path of paths) {
      await openInOwnFonts(page, path);
      await scrollThrough(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThanOrEqual(path === "/" ? mostOfHome : most);
    }
  });
}
