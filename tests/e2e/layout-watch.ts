import type { Page } from "@playwright/test";

/**
 * Records layout shifts without user input, from the first paint on. Call it before opening the page.
 *
 * @param options.evenAfterInput - also records shifts within half a second of input, which the CLS metric ignores.
 */
export async function recordLayoutShifts(page: Page, { evenAfterInput = false } = {}): Promise<void> {
  await page.addInitScript((evenAfterInput) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; currentRect: DOMRect }[];
      })[]) {
        // Excludes the digits that the browser draws in a focused date or time field, which have no node.
        const field = document.activeElement?.getBoundingClientRect();
        const isOwnField = ({ node, currentRect: { top, bottom, left, right } }: (typeof entry.sources)[number]) =>
          !node && field && top >= field.top && bottom <= field.bottom && left >= field.left && right <= field.right;
        const sources = entry.sources.filter((source) => !isOwnField(source));
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
        if (entry.sources.length > 0 && sources.length === 0) continue;
        if (evenAfterInput || !entry.hadRecentInput) shifts.push(`${entry.value.toFixed(5)} ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, evenAfterInput);
}

/** Discards the recorded shifts that the visitor's own action has caused. */
export const discardLayoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));

export const readLayoutShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Elements wider than the page, as a hint for what to fix. */
export const findOverflowingElements = (page: Page) =>
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
