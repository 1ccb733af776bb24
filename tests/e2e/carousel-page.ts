/** A carousel of the site, as its journeys use it. */
import type { Page } from "@playwright/test";
import type { IslandName } from "#layout/island-name.ts";
import { expect, wakeIsland } from "./fixture.ts";

export type CarouselPlace = {
  path: string;
  island: IslandName;
  /** How many slides it has. */
  total: number;
};

/** The carousel, just awake, on a clock that moves only when the test says so. */
export async function openCarousel(page: Page, place: CarouselPlace) {
  await page.clock.install();
  const parts = await wakeCarousel(page, place);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  return parts;
}

export async function wakeCarousel(page: Page, { path, island, total }: CarouselPlace) {
  await page.goto(path);
  await wakeIsland(page, island);
  const carousel = page.locator(`[data-island="${island}"]`);
  const place = (index: number) => expect(carousel.getByText(new RegExp(`^${index}\\s*/\\s*${total}$`))).toBeVisible();
  await place(1);
  return { carousel, said: carousel.locator("[aria-live]"), place };
}
