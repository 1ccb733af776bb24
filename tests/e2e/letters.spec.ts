import type { Page } from "@playwright/test";
import { slowDown } from "../../bench/page-measures.ts";
import { expect, test } from "./fixture.ts";
import { shiftsOf, watchShifts } from "./layout-watch.ts";

/** Width of the first word of the page's heading, in CSS pixels. */
const firstWord = (page: Page) =>
  page.locator("h1").evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const word = document.createRange();
    word.setStart(text, 0);
    word.setEnd(text, text.data.split(" ")[0]?.length ?? 0);
    return word.getBoundingClientRect().width;
  });

for (const { path, tag } of [
  { path: "/", tag: "@phone" },
  { path: "/membresias", tag: "@once" },
  { path: "/contrato-de-adhesion-accesible", tag: "@once" },
])
  test(`${path}: headings stand in the brand's letters from the first paint of a first visit on, on a slow phone and line`, {
    tag,
  }, async ({ page }) => {
    await slowDown(page);
    await watchShifts(page);
    await page.goto(path);
    const painted = await firstWord(page);
    expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).not.toContain("swap");
    // Fonts that are late are never used on this page, and any shift has been reported.
    await page.waitForTimeout(500);
    expect([await firstWord(page), await shiftsOf(page)]).toEqual([painted, []]);
    await page.evaluate(() => document.documentElement.style.setProperty("--font-title", '"Bricolage Fallback"'));
    expect(painted).not.toBeCloseTo(await firstWord(page), 0);
  });
