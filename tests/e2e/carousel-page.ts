import type { Page } from "@playwright/test";
import type { IslandName } from "#layout/island-name.ts";
import { expect, wakeIsland } from "./fixture.ts";

export type PageCarousel = {
  path: string;
  island: IslandName;
  total: number;
};

/** Opens and hydrates the carousel, with a clock that moves only when the test advances it. */
export async function openCarousel(page: Page, place: PageCarousel) {
  await page.clock.install();
  const parts = await wakeCarousel(page, place);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  return parts;
}

export async function wakeCarousel(page: Page, { path, island, total }: PageCarousel) {
  await page.goto(path);
  await wakeIsland(page, island);
  const carousel = page.locator(`[data-island="${island}"]`);
  const place = (index: number) => expect(carousel.getByText(new RegExp(`^${index}\\s*/\\s*${total}$`))).toBeVisible();
  await place(1);
  return { carousel, said: carousel.locator("[aria-live]"), place };
}
