import type { Page } from "@playwright/test";

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; currentRect: DOMRect }[];
};

/** Recorder in the page: reported shifts, and the observer that collects later ones. */
type Recorder = { shifts: string[]; observer: PerformanceObserver; record: (entries: PerformanceEntryList) => void };

/**
 * Records layout shifts without user input, from the first paint on. Call it before opening the page.
 *
 * @param options.evenAfterInput - also records shifts within half a second of input, which the CLS metric ignores.
 */
export async function recordLayoutShifts(page: Page, { evenAfterInput = false } = {}): Promise<void> {
  await page.addInitScript((evenAfterInput) => {
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as ShiftEntry[]) {
        // Excludes the digits that the browser draws in date and time fields, which have no node. Their height on the
        // screen is not compared, because the page may have scrolled, or the focus moved, before the report.
        const fields = [...document.querySelectorAll("[type=date], [type=time]")].map((field) =>
          field.getBoundingClientRect(),
        );
        const isFieldDigit = ({ node, currentRect: { left, right, height } }: ShiftEntry["sources"][number]) =>
          !node && fields.some((field) => left >= field.left && right <= field.right && height <= field.height);
        const sources = entry.sources.filter((source) => !isFieldDigit(source));
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
        if (entry.sources.length > 0 && sources.length === 0) continue;
        if (evenAfterInput || !entry.hadRecentInput) shifts.push(`${entry.value.toFixed(5)} ${moved.join(" | ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { layoutShifts: { shifts, observer, record } satisfies Recorder });
  }, evenAfterInput);
}

/**
 * Returns the recorded shifts, and forgets them. The browser reports a shift some time after drawing it, so this waits
 * for two frames, then also takes unreported shifts.
 */
export function takeLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const _frame of ["drawn", "after it"]) await new Promise(requestAnimationFrame);
    const { shifts, observer, record } = (window as unknown as { layoutShifts: Recorder }).layoutShifts;
    record(observer.takeRecords());
    return shifts.splice(0);
  });
}

/** Finds elements wider than the page, as a hint for what to fix. */
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
