import type { Page } from "@playwright/test";
import { scrollToEnd } from "../../support/browser/visit.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { findBrokenWords } from "../support/measures/broken-words.ts";
import { findOverflowingElements } from "../support/measures/layout-watch.ts";

test("print shows the text without header, footer and interactive parts", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const useless = page.locator("nav, header a, details[data-menu], main button");
  expect(await useless.count()).toBeGreaterThan(10);
  await expect(useless.filter({ visible: true })).toHaveCount(0);
  // Backgrounds are not printed, so white text on one would be pale grey on paper.
  const pale = await page
    .getByRole("main")
    .evaluate(
      (main) =>
        [...main.querySelectorAll("p, h1, h2, h3, li, span, a, b")].filter(
          (element) => element.checkVisibility() && getComputedStyle(element).color !== "rgb(0, 0, 0)",
        ).length,
    );
  expect(pale).toBe(0);
});

test("paper has a margin on every side, whatever the browser's own", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule ? [Number.parseFloat(rule.style.marginLeft)] : [])),
  );
  expect(margins).toHaveLength(1);
  expect(margins[0]).toBeGreaterThanOrEqual(1);
});

test("print breaks no word, not even in the columns of a table", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 900 });
  for (const path of ["/membresias", "/wimers", "/entretenimiento", "/mapa-de-cobertura"]) {
    await page.goto(path);
    expect(await findBrokenWords(page), path).toEqual([]);
  }
});

test("buttons, cards and fields keep a border in forced colours", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  for (const selector of ["#membresias a[href*='sku=']", "#membresias article", "#contacto input[name='Name']"]) {
    const element = page.locator(selector).first();
    const edge = await element.evaluate((target) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(target);
      return (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== "none";
    });
    expect(edge, selector).toBe(true);
  }
});

test("in forced colours, no text touches a border that is invisible in other colours", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/portabilidad", "/membresias", "/esim", "/roaming-cobertura", "/reportar-robo-equipo"])
    for (const width of [390, 1360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await findTextsAtBorders(page), `${path} at ${width} px`).toEqual([]);
    }
});

/** Finds texts less than 2 px from the visible border of a box around them. */
const findTextsAtBorders = (page: Page) =>
  page.evaluate(() => {
    const touching: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>("main *")) {
      const { borderLeftStyle, borderLeftWidth, borderLeftColor, display } = getComputedStyle(box);
      const edge = borderLeftStyle === "none" ? 0 : Number.parseFloat(borderLeftWidth);
      const isSeen = edge > 0 && borderLeftColor !== getComputedStyle(document.body).backgroundColor;
      if (!isSeen || display === "inline" || box.closest("svg, .visually-hidden") || !box.checkVisibility()) continue;
      const { left } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(".visually-hidden")) continue;
        const range = document.createRange();
        range.selectNode(text);
        const gaps = [...range.getClientRects()]
          .filter(({ width }) => width > 2)
          .map((rect) => rect.left - left - edge);
        if (gaps.some((gap) => gap > -1 && gap < 2)) touching.push(`${box.className}: ${text.textContent}`);
      }
    }
    return touching;
  });

test("on a phone held sideways, nothing is wider than the window, bars leave room, and the menu scrolls to its end", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  const [width, height] = [667, 331];
  await page.setViewportSize({ width, height });
  for (const path of ["/", "/membresias", "/portabilidad", "/reportar-robo-equipo"]) {
    await page.goto(path);
    // Without `viewport-fit`, browsers keep pages away from a notch.
    await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute("content", /viewport-fit/);
    expect(await findOverflowingElements(page), path).toEqual([]);
    await scrollToEnd(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 3, behavior: "instant" }));
    expect(await measureBars(page), path).toBeLessThan(height / 2);
  }
  await page.locator("details[data-menu] > summary").click();
  const last = page.locator("details[data-menu]").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** Measures the height of the window that sticky and fixed bars cover, in CSS pixels. */
const measureBars = (page: Page) =>
  page.evaluate(
    () =>
      Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter((element) => {
        for (let box = element; box && box !== document.body; box = box.parentElement)
          if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
        return false;
      }).length,
  );

test("going back restores a page's scroll position", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto("/");
  await page.locator("#contacto").scrollIntoViewIfNeeded();
  await page.goto("/gracias");
  await page.goBack();
  await expect(page.locator("#contacto")).toBeInViewport();
});

test("a jump to the top of the page shows the header, also from further down", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  for (const path of ["/", "/arma-tu-sim", "/membresias", "/portabilidad"]) {
    await page.goto(path);
    const header = page.locator("header").first();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 700);
    await expect(header, path).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header, path).toBeInViewport({ ratio: 1 });
  }
});
