import type { Page } from "@playwright/test";
import { namedOverlays, coverageToolCopy as words } from "#content/coverage/coverage-tool.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import {
  type PixelPoint,
  type Place,
  projectToPixels,
  readColors,
  type TileLayer,
} from "../../support/browser/coverage-view.ts";
import { expect, mockBaseTiles, wakeMap } from "./fixture.ts";

export const coveragePath = "/mapa-de-cobertura";

export const getOverlayName = (id: OverlayId) => namedOverlays.find((layer) => layer.id === id)?.name ?? id;

/** Formats what the bar above the map says of a drawn overlay; 5G is named once. */
export const formatOverlayShown = (id: OverlayId) =>
  fillPlaceholders(words.overlay.shown, { overlay: getOverlayName(id).replace(/^(5G) (?=.*\1)/, "") });

export const kmlUrlPattern = "**/kml/*.kml";

export function recordKmlRequests(page: Page): string[] {
  const paths: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/kml/")) paths.push(pathname);
  });
  return paths;
}

/**
 * Opens the page and waits for the map's script.
 *
 * @param search - the query, with its `?`.
 * @param origin - origin of the site, if it is not the default one.
 */
export async function openCoverageTool(page: Page, search = "", origin = "") {
  await mockBaseTiles(page.context());
  await page.goto(`${origin}${coveragePath}${search}`);
  await wakeMap(page);
  return coverageMap(page);
}

/** Returns locators of the place search in the opening. */
export function locatePlaceSearch(page: Page) {
  const tool = page.locator("[data-place-tool]");
  return {
    tool,
    field: tool.getByLabel(words.point.place.label),
    suggested: tool.getByRole("list", { name: words.point.place.suggestions }).getByRole("button"),
    answer: tool.locator("[data-answer]"),
    verdict: tool.locator("[data-conclusion]"),
    /** One line per technology, newest first. */
    lines: tool.locator("[data-sentence]"),
  };
}

function coverageMap(page: Page) {
  const map = page.locator("[data-map]");
  const button = (id: OverlayId) => page.getByRole("button", { name: getOverlayName(id) });
  return {
    map,
    button,
    pressed: page.locator("[data-layer][aria-pressed=true]"),
    line: page.locator("[data-line]"),
    notes: page.locator("[data-notes]"),
    announced: page.locator("[data-map-tool] [data-announced]"),
    progress: page.getByRole("progressbar", { name: words.overlay.progressLabel }),
    retry: page.locator("[data-bar]").getByRole("button", { name: words.overlay.retry }),
    legend: page.getByRole("list", { name: words.look.legend }),
    answer: page.locator("[data-answer=map]"),
    sentences: page.locator("[data-answer=map] [data-sentence]"),
    async expectPainted(id: OverlayId) {
      await expect(page.locator('[data-map][data-overlay="painted"]')).toBeVisible();
      await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveAttribute("data-layer", id);
      await expect(page.locator("[data-line]")).toContainText(formatOverlayShown(id));
    },
    /**
     * Reads the overlay's colour at a place, in CSS syntax; undefined if it is transparent there. Valid only while the
     * map has not moved.
     */
    colorAt: async (place: Place) => (await colors(page, "overlay", [projectToPixels(await getBox(page), place)]))[0],
    /** Reads the colours at 81 points all over the map. */
    async colorsAllOver(sheet: TileLayer = "overlay") {
      const { x, y, width, height } = await getBox(page);
      const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step / 10);
      const points = steps.flatMap((across) => steps.map((down) => ({ x: x + across * width, y: y + down * height })));
      return colors(page, sheet, points);
    },
    /** Counts a tile layer's pixels that are not transparent. */
    paintedPixels: (sheet: TileLayer) => countPaintedPixels(page, sheet),
    async tap(place: Place) {
      const box = await getBox(page);
      const { x, y } = projectToPixels(box, place);
      await map.click({ position: { x: x - box.x, y: y - box.y } });
    },
  };
}

async function getBox(page: Page) {
  const box = await page.locator("[data-map]").boundingBox();
  if (!box) throw new Error("the map is not visible");
  return box;
}

async function colors(page: Page, sheet: TileLayer, points: readonly PixelPoint[]): Promise<(string | undefined)[]> {
  return (await page.evaluate(readColors, [sheet, points] as const)).map((color) => color ?? undefined);
}

function countPaintedPixels(page: Page, sheet: TileLayer): Promise<number> {
  return page.evaluate((sheet) => {
    let painted = 0;
    for (const tile of document.querySelectorAll<HTMLCanvasElement>(`.leaflet-${sheet}-pane canvas`)) {
      const { width, height } = tile;
      if (width * height === 0) continue;
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(tile, 0, 0);
      const data = context?.getImageData(0, 0, width, height).data ?? [];
      for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) painted++;
    }
    return painted;
  }, sheet);
}

type Kml = { coordinates?: string; folder?: string; description?: string; prologue?: string; name?: string };

/** Corners of a rectangle around the country and its seas. */
const everywhere = "-140,0 -60,0 -60,50 -140,50 -140,0";

/** Builds a KML with one area, in opaque green (`ff00ff00`). */
export function buildKml({
  coordinates = everywhere,
  folder = "",
  description = "",
  prologue = "",
  name = "",
}: Kml = {}) {
  const area = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
  return [
    `${prologue}<kml><Document><Style id="s"><PolyStyle><color>ff00ff00</color></PolyStyle></Style>`,
    `<Folder><name>${folder}</name><Placemark><name>${name}</name><description>${description}</description>`,
    `<styleUrl>#s</styleUrl>${area}</Placemark></Folder></Document></kml>`,
  ].join("\n");
}
