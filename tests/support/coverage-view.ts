/** The coverage map in the window, as tests in any browser look at it, while the map has not moved. */
import { firstView } from "#domain/coverage/first-view.ts";

/** Degrees. */
export type Place = { latitude: number; longitude: number };
/** CSS pixels of the window. */
export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type Sheet = "overlay" | "outlines";

/** Every sample covers the capital, with quality guaranteed where the file says so; none covers the gulf. */
export const capital: Place = { latitude: 19.43, longitude: -99.13 };
export const gulf: Place = { latitude: 24.5, longitude: -94 };

const start: Place = firstView.center;
/** Around the world, at the zoom where the map starts. */
const worldPixels = 256 * 2 ** firstView.zoom;

/** Where a place is on a map of this size: web Mercator. */
export function pixelPosition({ x, y, width, height }: Box, place: Place): Point {
  const across = ((place.longitude - start.longitude) / 360) * worldPixels;
  const down = ((mercator(start.latitude) - mercator(place.latitude)) / (2 * Math.PI)) * worldPixels;
  return { x: x + width / 2 + across, y: y + height / 2 + down };
}

const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));

/**
 * Runs in the page: the colours of a sheet's tiles at points of the window, as CSS writes them; null where they are
 * clear.
 */
export function colorsAt([sheet, points]: readonly [Sheet, readonly Point[]]): (string | null)[] {
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
    return null;
  });
}
