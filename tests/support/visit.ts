import type { Page } from "@playwright/test";
import { enhancedIslands } from "#layout/island-name.ts";

/** Bytes as they travel, without headers. */
export type Weight = {
  /** Script that the page asks for before anybody scrolls. */
  scriptBefore: number;
  /** Script after scrolling to the end. */
  scriptAfter: number;
  /** Everything, scrolled to the end. */
  visit: number;
};

/**
 * Down to the end in steps, as a reader would: each island wakes while it is in sight.
 * A page without script has nobody to wake.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (withoutReact: readonly string[]) => {
    // A browser without a screen sometimes stops drawing for a while.
    const frame = () =>
      new Promise<unknown>((next) => {
        requestAnimationFrame(next);
        setTimeout(next, 100);
      });
    const isAwake = (island: HTMLElement) =>
      withoutReact.includes(island.dataset.island ?? "")
        ? island.querySelector("[inert]") === null
        : Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    const islands = document.querySelector("script[src]")
      ? [...document.querySelectorAll<HTMLElement>("[data-island]")]
      : [];
    const isWaitedFor = (island: HTMLElement) => {
      const { top, bottom } = island.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && !isAwake(island);
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
      const deadline = performance.now() + 5_000;
      while (islands.some(isWaitedFor) && performance.now() < deadline) await frame();
    }
    // What an island does as it wakes is done when the browser has nothing else to do.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  }, enhancedIslands);
}

/** What a first visit downloads; the page must be new. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const downloads: Promise<{ isScript: boolean; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const isScript = request.resourceType() === "script";
    downloads.push(request.sizes().then(({ responseBodySize }) => ({ isScript, bytes: responseBodySize })));
  });
  const sum = async (isWanted: (download: { isScript: boolean }) => boolean) =>
    (await Promise.all(downloads)).filter(isWanted).reduce((total, { bytes }) => total + bytes, 0);
  await page.goto(url, { waitUntil: "networkidle" });
  const scriptBefore = await sum(({ isScript }) => isScript);
  await scrollThrough(page);
  return { scriptBefore, scriptAfter: await sum(({ isScript }) => isScript), visit: await sum(() => true) };
}
