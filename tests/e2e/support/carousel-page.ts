import type { Page } from "@playwright/test";
import type { IslandName } from "#layout/islands/island-name.ts";
import { expect, wakeIsland } from "./fixture.ts";

export type PageCarousel = {
  path: string;
  island: IslandName;
  total: number;
};

/** Time in ms for a slide to arrive, far below the delays of autoplay. */
const movementMs = 1_000;

/** Opens and hydrates the carousel, with a clock that moves only when the test advances it. */
export async function openCarousel(page: Page, shown: PageCarousel) {
  await page.clock.install();
  const { place, ...parts } = await wakeCarousel(page, shown);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  return {
    ...parts,
    async place(index: number) {
      await page.clock.runFor(movementMs);
      await place(index);
    },
  };
}

export async function wakeCarousel(page: Page, { path, island, total }: PageCarousel) {
  await page.goto(path);
  await wakeIsland(page, island);
  const carousel = page.locator(`[data-island="${island}"]`);
  const readLeft = (slide: string) =>
    carousel
      .locator(`[role=group]${slide}`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().x);
  /** Expects the slide at the left edge, inside the space for its focus ring. */
  const place = (index: number) =>
    expect
      .poll(async () => (await readLeft(`[aria-label$=" ${index} de ${total}"]`)) - (await readLeft("")))
      .toBeCloseTo(6, -1);
  await place(1);
  return { carousel, announcement: carousel.locator("[aria-live]"), place };
}
