import type { Page } from "@playwright/test";
import { plans } from "#content/plans/plans.ts";
import { throttlePage } from "../../../bench/page-measures.ts";
import { openCollapsedParts } from "../../support/browser/visit.ts";
import { representativePaths } from "../../support/page-families.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";
import { findBrokenWords, salesPagePaths } from "../support/measures/broken-words.ts";
import { findOverflowingElements, recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

/** Measures the width of the first word of the page's heading, in CSS pixels. */
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
  { path: "/membresias", tag: ["@once", "@nightly"] },
  { path: "/contrato-de-adhesion-accesible", tag: ["@once", "@nightly"] },
])
  test(`${path}: headings have the brand's font from the first paint on, on a slow phone and network`, {
    tag,
  }, async ({ page }) => {
    await throttlePage(page);
    await recordLayoutShifts(page);
    await page.goto(path);
    const painted = await firstWord(page);
    expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).not.toContain("swap");
    // The page never uses fonts that arrive late, and by now any layout shift has been reported.
    await page.waitForTimeout(500);
    expect([await firstWord(page), await takeLayoutShifts(page)]).toEqual([painted, []]);
    await page.evaluate(() => document.documentElement.style.setProperty("--font-title", '"Bricolage Fallback"'));
    expect(painted).not.toBeCloseTo(await firstWord(page), 0);
  });

readOnlyTest("on computers, running text never changes its face within a visit", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  const faces: (readonly [path: string, isBrand: boolean])[] = [];
  for (const path of ["/", ...salesPagePaths, "/portabilidad", "/ayuda", "/"]) {
    await page.goto(path);
    const isBrand = await page.evaluate(() => {
      const line = document.createElement("span");
      line.textContent = "Trae tu número y conserva tu línea";
      document.body.append(line);
      const brand = line.offsetWidth;
      line.style.fontFamily = getComputedStyle(line).fontFamily.replace(/^"?Figtree"?,/, "");
      return line.offsetWidth !== brand;
    });
    faces.push([path, isBrand]);
  }
  expect(faces.filter(([, isBrand]) => isBrand !== faces[0]?.[1])).toEqual([]);
});

/** Ways to double the text size: a user stylesheet, which does not affect media queries, and the browser's setting. */
const doubled = {
  "a style": (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important")),
  "the browser's setting": async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  },
} as const;

for (const [way, enlarge] of Object.entries(doubled))
  readOnlyTest(
    `selling pages break no word that fits and never scroll sideways, also with text doubled by ${way}`,
    { tag: ["@once", "@nightly"] },
    async ({ page }) => {
      test.slow();
      for (const path of [...salesPagePaths, "/entretenimiento"]) {
        await page.goto(path);
        await openCollapsedParts(page);
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([]);
        }
        await enlarge(page);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([]);
          expect(await findOverflowingElements(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );

readOnlyTest("on computers, no membership's name is broken over two lines", { tag: "@once" }, async ({ page }) => {
  const names = plans.map(({ name }) => name);
  for (const path of representativePaths) {
    const html = await (await page.request.get(path)).text();
    if (!names.some((name) => html.includes(name))) continue;
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await findBrokenWords(page);
      expect(
        broken.filter((word) => names.some((name) => word.startsWith(`${name} in`))),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});

readOnlyTest(
  "on computers, the pass for a trip has the membership's name on one line",
  { tag: "@once" },
  async ({ page }) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const country of ["España", "Japón"]) {
        await page.goto(`/roaming-cobertura?pais=${country}`);
        await wakeIsland(page, "trip-lookup");
        await expect(page.locator("[data-answer]")).toContainText("cubre todo tu viaje");
        expect(await findBrokenWords(page), `${country} at ${width} px`).toEqual([]);
      }
    }
  },
);

/** Measures each visible title, as a multiple of the running text's size. */
const measureTitles = (page: Page) =>
  page.evaluate(() => {
    const textPx = Number.parseFloat(getComputedStyle(document.body).fontSize);
    return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2)")]
      .filter((title) => title.checkVisibility() && !title.closest(".visually-hidden, [data-screen]"))
      .map((title) => ({
        text: title.textContent,
        size: Number.parseFloat(getComputedStyle(title).fontSize) / textPx,
      }));
  });

readOnlyTest(
  "with doubled text, titles stay clearly larger than the text below them",
  { tag: ["@once", "@nightly"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const path of [...salesPagePaths, "/ayuda", "/legal"]) {
      await page.goto(path);
      const before = await measureTitles(page);
      expect(before.length, path).toBeGreaterThan(1);
      await doubled["a style"](page);
      const after = await measureTitles(page);
      const small = after.filter(({ size }, index) => size < Math.min(before[index]?.size ?? 0, 1.35) - 0.01);
      expect(small, path).toEqual([]);
    }
  },
);

readOnlyTest(
  "with doubled text, home's drawn phone stays in its scene",
  { tag: ["@once", "@nightly"] },
  async ({ page }) => {
    await page.goto("/");
    await doubled["a style"](page);
    const phone = page
      .locator("section", { has: page.getByRole("heading", { level: 1 }) })
      .locator("fieldset [aria-hidden] > div")
      .nth(1);
    for (const width of [320, 390, 1360]) {
      await page.setViewportSize({ width, height: 780 });
      const box = await phone.boundingBox();
      expect(box?.x, `from the left, at ${width} px`).toBeGreaterThan(0);
      // A rotated element may slightly exceed the edge.
      expect((box?.x ?? 0) + (box?.width ?? 0), `to the right, at ${width} px`).toBeLessThan(1.1 * width);
    }
  },
);
