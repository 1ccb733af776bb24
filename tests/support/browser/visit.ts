import type { Page } from "@playwright/test";

/** Downloads of a first visit, in bytes as sent, without headers. */
export type VisitWeight = {
  /** Bytes of script that the page requests before scrolling. */
  scriptBefore: number;
  /** Bytes of script after scrolling to the end. */
  scriptAfter: number;
  fonts: number;
  /** Bytes of all downloads after scrolling to the end. */
  visit: number;
};

/**
 * Scrolls to the end screen by screen, like a reader; each island hydrates while it is in view.
 *
 * @returns names of visible islands that have not hydrated. Excludes collapsed islands, which hydrate when opened, and
 *   all islands of a page without script.
 */
export function scrollToEnd(page: Page): Promise<string[]> {
  return page.evaluate(scrollAndHydrateIslands, 5_000);
}

/**
 * Runs in the page for {@link scrollToEnd}.
 *
 * @param limitMs - maximum time to wait for the islands of one screen.
 */
export async function scrollAndHydrateIslands(limitMs: number): Promise<string[]> {
  // The timeout is needed because a headless browser sometimes stops drawing for a while.
  const frame = () =>
    new Promise<unknown>((next) => {
      requestAnimationFrame(next);
      setTimeout(next, 100);
    });
  const isAwake = (island: HTMLElement) => "awake" in island.dataset;
  // Since Chrome 105, Firefox 106 and Safari 17.4, collapsed content has a layout box.
  const isHidden = (island: HTMLElement) => island.checkVisibility?.() === false;
  const islands = document.querySelector("script[src]")
    ? [...document.querySelectorAll<HTMLElement>("[data-island]")]
    : [];
  const isWaitedFor = (island: HTMLElement) => {
    const { top, bottom } = island.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && !isAwake(island) && !isHidden(island);
  };
  // An island at the lower edge may not hydrate before the first scroll.
  scrollTo({ top: 1, behavior: "instant" });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
    const deadline = performance.now() + limitMs;
    while (islands.some(isWaitedFor) && performance.now() < deadline) await frame();
  }
  // Hydration has finished when the browser is idle.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  return islands.filter((island) => !isAwake(island) && !isHidden(island)).map((island) => island.dataset.island ?? "");
}

export function openCollapsedParts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      // Only one of the disclosures with the same name can be open.
      details.removeAttribute("name");
      details.open = true;
    }
  });
}

/** Measures the downloads of a first visit; `page` must be new. */
export async function measureVisitWeight(page: Page, url: string): Promise<VisitWeight> {
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
  await scrollToEnd(page);
  return { scriptBefore, scriptAfter: await sum("script"), fonts: await sum("font"), visit: await sum() };
}
