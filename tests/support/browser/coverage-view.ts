/** Positions and colours on the coverage map in its initial view, for tests in any browser. */
import { initialView } from "#domain/coverage/mexico.ts";

/** A place on Earth, in degrees. */
export type Place = { latitude: number; longitude: number };
/** A point in CSS pixels, relative to the viewport. */
export type PixelPoint = { x: number; y: number };
export type PixelBox = PixelPoint & { width: number; height: number };
export type TileLayer = "overlay" | "outlines";

/** Every sample file covers the capital, and none covers the gulf. */
export const capital: Place = { latitude: 19.43, longitude: -99.13 };
export const gulf: Place = { latitude: 24.5, longitude: -94 };

const start: Place = initialView.center;
const worldPixels = 256 * 2 ** initialView.zoom;

/** Computes the position of a place on a map of this size, in Web Mercator. */
export function projectToPixels({ x, y, width, height }: PixelBox, place: Place): PixelPoint {
  const across = ((place.longitude - start.longitude) / 360) * worldPixels;
  const down = ((mercator(start.latitude) - mercator(place.latitude)) / (2 * Math.PI)) * worldPixels;
  return { x: x + width / 2 + across, y: y + height / 2 + down };
}

const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));

/**
 * Runs in the page: reads the colours of a layer's tiles at points of the viewport, in CSS notation; null where
 * transparent.
 */
export function readColors([sheet, points]: readonly [TileLayer, readonly PixelPoint[]]): (string | null)[] {
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
