import { worldSize } from "#domain/coverage/world.ts";

/** A rectangle of the map, in CSS pixels from the world's north-west corner at this zoom. */
export type MapView = { zoom: number; x: number; y: number; width: number; height: number };

/** A rectangle in world units, see `world.ts`. */
export type WorldBox = { west: number; north: number; east: number; south: number };

/** Width of the world at zoom 0, in CSS pixels. */
const worldWidthPx = 256;

/** CSS pixels by which a picture extends beyond the map on each side: shorter drags need no new picture. */
const marginPx = 96;

/** A picture's sides are multiples of this many CSS pixels, so that they have whole numbers of device pixels. */
const sizeStepPx = 16;

export function createView(zoom: number, x: number, y: number, width: number, height: number): MapView {
  return clipToWorld({ zoom, x, y, width: roundUpToStep(width), height: roundUpToStep(height) });
}

export function contains(outer: MapView, inner: MapView): boolean {
  return (
    outer.zoom === inner.zoom &&
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

export function addMargin({ zoom, x, y, width, height }: MapView): MapView {
  return clipToWorld({
    ...{ zoom, x: x - marginPx, y: y - marginPx },
    width: width + 2 * marginPx,
    height: height + 2 * marginPx,
  });
}

/** Ends a view at the world's northern and southern edges, because there is nothing beyond. */
function clipToWorld(view: MapView): MapView {
  const y = Math.max(0, view.y);
  const end = Math.min(worldWidthPx * 2 ** view.zoom, view.y + view.height);
  return { ...view, y, height: Math.max(1, end - y) };
}

function roundUpToStep(length: number): number {
  return Math.ceil(length / sizeStepPx) * sizeStepPx;
}

export function computeWorldBox({ zoom, x, y, width, height }: MapView): WorldBox {
  const unitsPerPixel = worldSize / (worldWidthPx * 2 ** zoom);
  const [west, north] = [x * unitsPerPixel, y * unitsPerPixel];
  return { west, north, east: west + width * unitsPerPixel, south: north + height * unitsPerPixel };
}
