import type { Page } from "@playwright/test";

/** Bytes as they travel, without headers. */
export type Weight = {
  /** Script that the page asks for before anybody scrolls. */
  scriptBefore: number;
  /** Script after scrolling to the end. */
  scriptAfter: number;
  /** Everything, scrolled to the end. */
  visit: number;
};

/** Down to the end in steps, as a reader would, and until nothing is asked for any more. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState("networkidle");
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
