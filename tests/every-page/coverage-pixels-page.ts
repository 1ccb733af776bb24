/** Takes pictures of the same KML on the coverage page and in OpenLayers, at the same places and sizes. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { exposeLeafletMap } from "../../bench/coverage/leaflet-map.ts";
import { buildPeerPages } from "../../bench/coverage/peers-site.ts";
import { installPageProbe } from "../../bench/coverage/visit/page-watch.ts";
import type { ScreenshotPair } from "../../bench/coverage/visit/pixels.ts";
import { kmlUrlPattern, openCoverageTool } from "../e2e/support/coverage-page.ts";
import { provideSyntheticKmlFile } from "../support/synthetic-kml-file.ts";

/** Size of the pictures, in CSS pixels. */
const mapSize = { width: 342, height: 384 } as const;

/**
 * Origin of the OpenLayers page. The test itself serves this page, because the site's security policy would block
 * OpenLayers.
 */
const peerOrigin = "http://127.0.0.1:18181";
const peerDist = ".build/coverage-pixels";

type Place = { zoom: number; longitude: number; latitude: number };

/**
 * Opens the coverage page and paints the overlay.
 *
 * @returns a function that takes pictures of a place, with and without the overlay.
 */
export async function openCoverageMap(page: Page): Promise<(place: Place) => Promise<ScreenshotPair>> {
  await watch(page);
  const kml = await readFile(await provideSyntheticKmlFile(10));
  await page.route(kmlUrlPattern, (route) =>
    route.fulfill({ body: kml, contentType: "application/vnd.google-earth.kml+xml" }),
  );
  const map = await openCoverageTool(page);
  await exposeLeafletMap(await page.context().newCDPSession(page));
  await map.button("5g").click();
  await map.expectPainted("5g");
  // Shows only the map, on whole pixels and without its controls.
  await map.map.evaluate((box, { width, height }) => {
    document.body.append(box);
    box.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 9999; width: ${width}px; height: ${height}px`;
    box.querySelector(".leaflet-control-container")?.remove();
    window.dispatchEvent(new Event("resize"));
  }, mapSize);
  return async (place) => {
    await jump(page, place);
    const showOverlay = (visibility: string) =>
      page.locator(".leaflet-overlay-pane").evaluateAll((panes, value) => {
        for (const pane of panes) (pane as HTMLElement).style.visibility = value;
      }, visibility);
    const after = await picture(page);
    await showOverlay("hidden");
    const before = await picture(page);
    await showOverlay("");
    return { before, after };
  };
}

/** Like {@link openCoverageMap}, but with OpenLayers, which draws on white. */
export async function openOpenLayersMap(page: Page): Promise<(place: Place) => Promise<ScreenshotPair>> {
  await watch(page);
  await buildPeerPages(peerDist);
  const kml = await provideSyntheticKmlFile(10);
  await page.route(`${peerOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: pathname.endsWith(".kml") ? kml : join(peerDist, "client", pathname) });
  });
  const { width, height } = mapSize;
  await page.goto(`${peerOrigin}/openlayers.html?kml=/5G.kml&width=${width}&height=${height}`);
  await page.locator("[data-map]").evaluate((box) => {
    Object.assign((box as HTMLElement).style, { position: "fixed", top: "0", left: "0" });
  });
  const before = await picture(page);
  await page.getByRole("button", { name: "5G" }).evaluate((button) => (button as HTMLElement).click());
  await waitForPaint(page);
  return async (place) => {
    await jump(page, place);
    return { before, after: await picture(page) };
  };
}

async function watch(page: Page): Promise<void> {
  await page.exposeFunction("benchPainted", () => undefined);
  await page.addInitScript(installPageProbe);
}

const waitForPaint = (page: Page) => page.waitForFunction(() => coverageBench.paintedAt > coverageBench.requestedAt);

async function jump(page: Page, { zoom, longitude, latitude }: Place): Promise<void> {
  await page.evaluate(
    ([zoom, longitude, latitude]) => {
      coverageBench.requestedAt = performance.now();
      coverageBench.jump(zoom, longitude, latitude);
    },
    [zoom, longitude, latitude] as const,
  );
  await waitForPaint(page);
}

const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, ...mapSize } });
