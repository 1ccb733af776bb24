import type { Page } from "@playwright/test";
import type { EnhancedIslandName, IslandName } from "#layout/islands/island-name.ts";

/** @returns a pattern that matches the URL of an island's own chunk, with or without the query that a retry adds. */
export async function findChunkPattern(page: Page, island: IslandName | EnhancedIslandName): Promise<RegExp> {
  // The table of islands is in the last script of a page with islands.
  const table = await page.locator("script[src]").last().getAttribute("src");
  const text = await (await page.request.get(table ?? "")).text();
  const [, chunk = "nothing"] = new RegExp(`"${island}":.*?/([^/]+\\.js)`).exec(text) ?? [];
  return new RegExp(`/${chunk.replace(".", "\\.")}(\\?|$)`);
}

/** Delays an island's chunk until `release` is called. */
export async function delayChunk(
  page: Page,
  island: IslandName | EnhancedIslandName,
): Promise<{ release: () => void }> {
  let release = () => {};
  const isTime = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(await findChunkPattern(page, island), async (route) => {
    await isTime;
    await route.continue();
  });
  return { release };
}
