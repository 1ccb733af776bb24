import { computeLatitude, computeLongitude, computeWorldX, computeWorldY, worldSize } from "#domain/coverage/world.ts";
import { compareDrawings } from "../../bench/coverage/visit/pixels.ts";
import { expect, test } from "../e2e/support/fixture.ts";
import { openCoverageMap, openOpenLayersMap } from "./coverage-pixels-page.ts";

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

/** Minimum share of pixels that both maps draw, of all pixels that at least one map draws, by zoom. */
const bounds = [
  { zoom: 7, share: 0.95 },
  { zoom: 9, share: 0.99 },
  { zoom: 12, share: 0.995 },
] as const;

/** Rounds to whole pixels at each of these zooms, so that differences in rounding do not matter. */
const pixel = worldSize / (256 * 2 ** 7);
const onPixel = (units: number) => Math.round(units / pixel) * pixel;
const middle = {
  longitude: computeLongitude(onPixel(computeWorldX(-100.4))),
  latitude: computeLatitude(onPixel(computeWorldY(20.6))),
};

test("the overlay covers the pixels that OpenLayers covers", { tag: "@once" }, async ({ page, context }) => {
  const ours = await openCoverageMap(page);
  const theirs = await openOpenLayersMap(await context.newPage());
  for (const { zoom, share } of bounds) {
    const place = { zoom, ...middle };
    const { both, either, second } = await compareDrawings(page, await ours(place), await theirs(place));
    expect(second, `pixels that OpenLayers covers at zoom ${zoom}`).toBeGreaterThan(1_000);
    expect(both / either, `overlap at zoom ${zoom}`).toBeGreaterThanOrEqual(share);
  }
});
