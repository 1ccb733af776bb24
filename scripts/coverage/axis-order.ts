/** In degrees. Source: Mexico's extreme points according to INEGI, with a margin of 0.2 degrees. */
const mexico = { west: -118.66, south: 14.34, east: -86.51, north: 32.92 };

function isInMexico(longitude: number, latitude: number): boolean {
  const { west, south, east, north } = mexico;
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}

const coordinateLists = /<(?:\w+:)?coordinates[^>]*>([^<]*)/g;
const pair = /(-?\d+(?:\.\d*)?)\s*,\s*(-?\d+(?:\.\d*)?)[^\s]*/g;

/** Coordinates as another format writes them. */
export type ForeignCoordinates = "wkt" | "json" | "decimal-comma";

/** @param text - of the file, decoded. */
export function foreignCoordinates(text: string): ForeignCoordinates | undefined {
  for (const [, list = ""] of text.matchAll(coordinateLists)) {
    if (/^\s*(SRID=\d+;\s*)?(MULTI)?(POLYGON|LINESTRING|POINT)\b/i.test(list)) return "wkt";
    if (/^\s*\[/.test(list)) return "json";
    const [, longitude, latitude] = /^\s*(-?\d+),\d+[\s,;]+(-?\d+),\d+(?![\d.])/.exec(list) ?? [];
    if (isInMexico(Number(longitude), Number(latitude))) return "decimal-comma";
  }
  return undefined;
}

/** Enough to decide; checking a whole file would take as long as reading it. */
const enoughPairs = 2_000;

/**
 * Whether a file gives latitude before longitude, against the format's rule: most of its first coordinates are in
 * Mexico only when swapped.
 *
 * @param text - of the file, decoded.
 */
export function hasSwappedAxes(text: string): boolean {
  let pairs = 0;
  let turned = 0;
  for (const [, list = ""] of text.matchAll(coordinateLists)) {
    for (const [, first, second] of list.matchAll(pair)) {
      pairs++;
      if (isInMexico(Number(second), Number(first))) turned++;
      if (pairs === enoughPairs) return turned > pairs / 2;
    }
  }
  return turned > pairs / 2;
}
