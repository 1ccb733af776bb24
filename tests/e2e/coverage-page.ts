/** The coverage page as its tests use it. */
import type { Page } from "@playwright/test";
import { coverageLayers, coverageWords as words } from "#content/coverage-tool.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { expect, wakeMap } from "./fixture.ts";

/** Degrees. */
export type Place = { latitude: number; longitude: number };

export const coveragePath = "/mapa-de-cobertura";

/** Every sample covers the capital, with quality guaranteed where the file says so; none covers the gulf. */
export const capital: Place = { latitude: 19.43, longitude: -99.13 };
export const gulf: Place = { latitude: 24.5, longitude: -94 };

/** Where the map starts, and pixels around the world there. Source: product specification, section 2. */
const start: Place = { latitude: 23.36, longitude: -101.21 };
const worldPixels = 256 * 2 ** 5;

export const nameOf = (id: OverlayId) => coverageLayers.find((layer) => layer.id === id)?.name ?? id;

/** Answers a request for any of the five files. */
export const anyKml = "**/kml/*.kml";

/** The addresses of the files that the page asks for from now on. */
export function kmlRequests(page: Page): string[] {
  const paths: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/kml/")) paths.push(pathname);
  });
  return paths;
}

/**
 * The page with its map awake.
 *
 * @param search - what follows the path.
 * @param origin - of another site than the one under test.
 */
export async function openMap(page: Page, search = "", origin = "") {
  await page.goto(`${origin}${coveragePath}${search}`);
  await wakeMap(page);
  return coverageMap(page);
}

function coverageMap(page: Page) {
  const map = page.locator("[data-map]");
  const button = (id: OverlayId) => page.getByRole("button", { name: nameOf(id) });
  return {
    map,
    button,
    pressed: page.locator("[data-layer][aria-pressed=true]"),
    line: page.locator("[data-line]"),
    notes: page.locator("[data-notes]"),
    announced: page.locator("[data-announced]"),
    progress: page.getByRole("progressbar", { name: words.overlay.progressLabel }),
    retry: page.locator("[data-bar]").getByRole("button", { name: words.overlay.retry }),
    legend: page.getByRole("list", { name: words.look.legend }),
    answer: page.locator("[data-answer]"),
    sentences: page.locator("[data-sentence]"),
    async expectPainted(id: OverlayId) {
      await expect(page.locator('[data-map][data-overlay="painted"]')).toBeVisible();
      await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveAttribute("data-layer", id);
      await expect(page.locator("[data-line]")).toContainText(`${nameOf(id)}: `);
    },
    /** Colour that the overlay has at a place, as CSS writes it; none where it is clear. The map must be as it started. */
    colorAt: async (place: Place) => (await colors(page, "overlay", [await pointOf(page, place)]))[0],
    /** Colours at 81 points from edge to edge. */
    async colorsAllOver(sheet: Sheet = "overlay") {
      const { x, y, width, height } = await boxOf(page);
      const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step / 10);
      const points = steps.flatMap((across) => steps.map((down) => ({ x: x + across * width, y: y + down * height })));
      return colors(page, sheet, points);
    },
    /** How many pixels of a sheet are not clear. */
    paintedPixels: (sheet: Sheet) => paintedPixels(page, sheet),
    async tap(place: Place) {
      const point = await pointOf(page, place);
      const { x, y } = await boxOf(page);
      await map.click({ position: { x: point.x - x, y: point.y - y } });
    },
  };
}

type Sheet = "overlay" | "outlines";
type Point = { x: number; y: number };

async function boxOf(page: Page) {
  const box = await page.locator("[data-map]").boundingBox();
  if (!box) throw new Error("the map is not to be seen");
  return box;
}

/** Where a place lies in the window, while the map stands as it started: web Mercator. */
async function pointOf(page: Page, place: Place): Promise<Point> {
  const { x, y, width, height } = await boxOf(page);
  const across = ((place.longitude - start.longitude) / 360) * worldPixels;
  const down = ((mercator(start.latitude) - mercator(place.latitude)) / (2 * Math.PI)) * worldPixels;
  return { x: x + width / 2 + across, y: y + height / 2 + down };
}

const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));

/** What the tiles of a sheet hold at points of the window. */
function colors(page: Page, sheet: Sheet, points: readonly Point[]): Promise<(string | undefined)[]> {
  return page.evaluate(
    ([sheet, points]) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const tiles = [...document.querySelectorAll<HTMLCanvasElement>(`.leaflet-${sheet}-pane canvas`)];
      return points.map(({ x, y }) => {
        for (const tile of tiles) {
          const { left, top, right, bottom, width } = tile.getBoundingClientRect();
          if (!context || tile.width === 0 || x < left || x >= right || y < top || y >= bottom) continue;
          const ratio = tile.width / width;
          context.clearRect(0, 0, 1, 1);
          context.drawImage(tile, -Math.floor((x - left) * ratio), -Math.floor((y - top) * ratio));
          const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
          if (alpha === 255) return `rgb(${red}, ${green}, ${blue})`;
        }
        return undefined;
      });
    },
    [sheet, points] as const,
  );
}

function paintedPixels(page: Page, sheet: Sheet): Promise<number> {
  return page.evaluate((sheet) => {
    let painted = 0;
    for (const tile of document.querySelectorAll<HTMLCanvasElement>(`.leaflet-${sheet}-pane canvas`)) {
      const { width, height } = tile;
      if (width * height === 0) continue;
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(tile, 0, 0);
      const data = context?.getImageData(0, 0, width, height).data ?? [];
      for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) painted++;
    }
    return painted;
  }, sheet);
}

type Kml = { coordinates?: string; folder?: string; description?: string; prologue?: string; name?: string };

/** Corners of a country and its seas. */
const everywhere = "-140,0 -60,0 -60,50 -140,50 -140,0";

/** A file of one area. */
export function kmlOf({ coordinates = everywhere, folder = "", description = "", prologue = "", name = "" }: Kml = {}) {
  const area = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
  return [
    `${prologue}<kml><Document><Style id="s"><PolyStyle><color>ff00ff00</color></PolyStyle></Style>`,
    `<Folder><name>${folder}</name><Placemark><name>${name}</name><description>${description}</description>`,
    `<styleUrl>#s</styleUrl>${area}</Placemark></Folder></Document></kml>`,
  ].join("\n");
}
