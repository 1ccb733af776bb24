import type { Page } from "@playwright/test";
import { scrollThrough } from "../support/visit.ts";
import { expect, test } from "./fixture.ts";

const widths = [320, 390, 768, 1360, 1920];

/** What moved without anybody asking for it, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(5)} ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What is wider than the page, for whoever has to mend it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > limit + 1,
    );
    return [
      `scrolls to ${document.documentElement.scrollWidth} of ${limit}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 80)),
    ];
  });

for (const width of widths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`at ${width} px, ${colorScheme}, nothing shifts and nothing scrolls sideways`, { tag: "@once" }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
      await page.emulateMedia({ colorScheme });
      await watchShifts(page);
      await page.goto("/", { waitUntil: "networkidle" });
      await scrollThrough(page);
      await expect(page.locator("[data-island]")).not.toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });
  }
}

test.describe("in the system's font", () => {
  test.use({ expectedTroubles: /ERR_FAILED/ });

  test("nothing scrolls sideways on a narrow phone", { tag: "@once" }, async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto("/");
      expect(await overflow(page)).toEqual([]);
    }
  });
});

test("at 400% zoom, 320 by 256 px, everything is read in one direction and the safety dialog can be closed", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await scrollThrough(page);
  expect(await overflow(page)).toEqual([]);
  await page.locator('[commandfor="mantente-a-salvo"][command="show-modal"]').click();
  const dialog = page.getByRole("dialog", { name: "Mantente a salvo" });
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
});
