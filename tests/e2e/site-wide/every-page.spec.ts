/**
 * Pages on a phone in dark mode; each visit checks everything that is visible. The gate covers a page of each kind.
 * `npm run nightly` covers all pages, on a phone and a computer, in both schemes and at more widths.
 */
import type { Page } from "@playwright/test";
import { promotionSection } from "#content/promotions/promotion-cards.ts";
import { requirePage } from "#content/site/site-map/site-map.ts";
import { planIds } from "#domain/plans/plan.ts";
import { openCollapsedParts, scrollToEnd } from "../../support/browser/visit.ts";
import { representativePaths, splitIntoChunks } from "../../support/page-families.ts";
import { loadSiteFonts } from "../../support/site-fonts.ts";
import { setClock } from "../support/clock.ts";
import { coveragePath } from "../support/coverage-page.ts";
import { endAnimations, expect, mockBaseTiles, readOnlyTest as test } from "../support/fixture.ts";
import { colorSchemes, findViolations } from "../support/measures/axe.ts";
import { findBrandViolations } from "../support/measures/brand-violations.ts";
import { findCutFields } from "../support/measures/cut-fields.ts";
import { findOverflowingElements, recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";
import { findSmallTouchTargets } from "../support/measures/touch-targets.ts";

/** Widths in CSS pixels: a phone, a computer and the narrowest phone. */
const [visited, ...others] = [390, 1360, 320] as const;
const height = 780;

type Path = (typeof representativePaths)[number];

/**
 * Maximum height of a page on a phone, in CSS pixels: docs/decisions/0080. Legal texts and registers have no limit,
 * because readers expect them to be long.
 */
function maxPixels(path: Path): number {
  if (requirePage(path).opening === "read") return Number.POSITIVE_INFINITY;
  return (path === "/" ? 9_100 : 7_500) + Math.max(0, planIds.length - 4) * 120;
}

/** Measures the height of a page without today's promotions, which staff publish at any length. */
function measureHeight(page: Page): Promise<number> {
  return page.evaluate((id) => {
    const promotions = document.getElementById(id)?.closest("section");
    promotions?.toggleAttribute("hidden", true);
    const height = document.documentElement.scrollHeight;
    promotions?.toggleAttribute("hidden", false);
    return height;
  }, promotionSection.id);
}

/** A page with each kind of opening, the map, a guide, and the page for an emergency. */
const kinds: readonly Path[] = [
  "/",
  "/membresias",
  "/wimers",
  "/mapa-de-cobertura",
  "/ayuda",
  "/reportar-robo-equipo",
  "/activa-cuenta-amazon",
  "/gracias",
  "/aviso-de-privacidad",
];
const otherPaths = representativePaths.filter((path) => !kinds.includes(path));

// Each test visits several pages in one tab, so that the browser compiles axe only once.
for (const { paths, tag } of [
  ...splitIntoChunks(kinds, 3).map((paths) => ({ paths, tag: ["@phone"] })),
  ...splitIntoChunks(otherPaths, 5).map((paths) => ({ paths, tag: ["@phone", "@nightly"] })),
]) {
  test(`${paths.join(", ")}: no layout shift, axe or brand violation, sideways scrolling, small touch target, cut field text or excessive length`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await recordLayoutShifts(page);
    await setClock(page, "2026-11-25T12:00:00-06:00");
    await page.emulateMedia({ colorScheme: "dark" });
    for (const path of paths) {
      if (path === coveragePath) await mockBaseTiles(page);
      await page.setViewportSize({ width: visited, height });
      await page.goto(path);
      await scrollToEnd(page);
      expect(await takeLayoutShifts(page), path).toEqual([]);
      expect(await findViolations(page, "html", path === "/" ? colorSchemes : ["dark"]), path).toEqual([]);
      expect(await findOverflowingElements(page), path).toEqual([]);
      expect(await findBrandViolations(page), path).toEqual([]);
      for (const width of others) {
        await page.setViewportSize({ width, height });
        expect(await findOverflowingElements(page), `${path} at ${width}`).toEqual([]);
        expect(await findBrandViolations(page), `${path} at ${width}`).toEqual([]);
      }
      await loadSiteFonts(page);
      for (const [width, more] of [
        [visited, 1],
        [320, 1.1],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await measureHeight(page), `${path} at ${width} px`).toBeLessThanOrEqual(more * maxPixels(path));
      }
      await openCollapsedParts(page);
      await endAnimations(page);
      expect(await findSmallTouchTargets(page), `${path}, unfolded`).toEqual([]);
      expect(await findCutFields(page), `${path}, unfolded`).toEqual([]);
    }
  });
}
