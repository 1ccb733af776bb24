import type { Page } from "@playwright/test";

/** Bytes as sent, without headers. */
export type Weight = {
  /** Script that the page requests before scrolling. */
  scriptBefore: number;
  /** Script after scrolling to the end. */
  scriptAfter: number;
  fonts: number;
  /** Everything, scrolled to the end. */
  visit: number;
};

/**
 * Scrolls to the end screen by screen, as a reader would: each island wakes while it is in view.
 * A page without script has no islands to wake.
 *
 * @returns names of islands that are still asleep at the end: none, unless they may not wake. What is folded away wakes
 * when it is opened, and is not named.
 */
export function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(wakeByScrolling, 5_000);
}

/**
 * Runs in the page: what {@link scrollThrough} does.
 *
 * @param limitMs - how long to wait for those in view.
 */
export async function wakeByScrolling(limitMs: number): Promise<string[]> {
  // A headless browser sometimes stops drawing for a while.
  const frame = () =>
    new Promise<unknown>((next) => {
      requestAnimationFrame(next);
      setTimeout(next, 100);
    });
  const isAwake = (island: HTMLElement) => "awake" in island.dataset;
  // What is folded away has a place nevertheless. Chrome 105, Firefox 106, Safari 17.4; before, it had none.
  const isHidden = (island: HTMLElement) => island.checkVisibility?.() === false;
  const islands = document.querySelector("script[src]")
    ? [...document.querySelectorAll<HTMLElement>("[data-island]")]
    : [];
  const isWaitedFor = (island: HTMLElement) => {
    const { top, bottom } = island.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && !isAwake(island) && !isHidden(island);
  };
  // Before the first scroll, an island at the lower edge may stay asleep.
  scrollTo({ top: 1, behavior: "instant" });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
    const deadline = performance.now() + limitMs;
    while (islands.some(isWaitedFor) && performance.now() < deadline) await frame();
  }
  // Islands have finished waking when the browser has nothing else to do.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  return islands.filter((island) => !isAwake(island) && !isHidden(island)).map((island) => island.dataset.island ?? "");
}

/** Opens all that folds. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      // Only one of a group may be open.
      details.removeAttribute("name");
      details.open = true;
    }
  });
}

/** What a first visit downloads; the page must be new. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const downloads: Promise<{ type: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    downloads.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  const sum = async (wanted?: "script" | "font") =>
    (await Promise.all(downloads))
      .filter(({ type }) => !wanted || type === wanted)
      .reduce((total, { bytes }) => total + bytes, 0);
  await page.goto(url, { waitUntil: "networkidle" });
  const scriptBefore = await sum("script");
  await scrollThrough(page);
  return { scriptBefore, scriptAfter: await sum("script"), fonts: await sum("font"), visit: await sum() };
}
