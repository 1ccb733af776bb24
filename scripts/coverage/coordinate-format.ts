import { isInMexico } from "#domain/coverage/mexico.ts";

const coordinateListPattern = /<(?:\w+:)?coordinates[^>]*>([^<]*)/g;
const pairPattern = /(-?\d+(?:\.\d*)?)\s*,\s*(-?\d+(?:\.\d*)?)[^\s]*/g;

/** Coordinate formats that KML does not allow. */
export type NonKmlFormat = "wkt" | "json" | "decimal-comma" | "joined" | "utm" | "meters";

/**
 * Detects coordinates that are not written as KML requires.
 *
 * @param text - decoded text of the file.
 * @returns the format of the first such coordinates; undefined if there are none.
 */
export function detectNonKmlFormat(text: string): NonKmlFormat | undefined {
  for (const [, list = ""] of text.matchAll(coordinateListPattern)) {
    if (/^\s*(SRID=\d+;\s*)?(MULTI)?(POLYGON|LINESTRING|POINT)\b/i.test(list)) return "wkt";
    if (/^\s*\[/.test(list)) return "json";
    const [, longitude, latitude] = /^\s*(-?\d+),\d+[\s,;]+(-?\d+),\d+(?![\d.])/.exec(list) ?? [];
    if (isInMexico(Number(longitude), Number(latitude))) return "decimal-comma";
    if (isJoined(list)) return "joined";
    const [, sign, east = "", north = ""] = /^\s*(-?)(\d{5,8})(?:\.\d*)?[\s,]+(\d{5,8})(?![\d])/.exec(list) ?? [];
    if (north) return sign === "" && east.length === 6 && north.length === 7 ? "utm" : "meters";
  }
  return undefined;
}

/** Whether coordinates are joined without spaces: by a minus (`19.4-99.2`), by semicolons, or all by commas. */
function isJoined(list: string): boolean {
  // A semicolon that ends a character reference, such as `&#10;`, does not join numbers.
  if (/\d-\d|(?<!&[^\s,;]*)\d[;|]/.test(list)) return true;
  const [longitude, latitude, ...next] = /^\s*([-\d.]+(?:,[-\d.]+){3})/.exec(list)?.[1]?.split(",").map(Number) ?? [];
  const [nextLongitude = 0, nextLatitude = 0] = next;
  return isInMexico(longitude ?? 0, latitude ?? 0) && isInMexico(nextLongitude, nextLatitude);
}

/**
 * Number of characters to check per list: enough to decide, while checking all would take as long as reading the file.
 */
const maxCheckedCharacters = 400;

/**
 * Counts the lists of coordinates, and those with latitude before longitude, contrary to KML. Most of their checked
 * coordinates are in Mexico if read as latitude, longitude.
 *
 * @param text - decoded text of the file.
 */
export function countSwappedCoordinates(text: string): { swappedListCount: number; listCount: number } {
  const counts = { swappedListCount: 0, listCount: 0 };
  for (const [, list = ""] of text.matchAll(coordinateListPattern)) {
    const pairs = [...list.slice(0, maxCheckedCharacters).matchAll(pairPattern)];
    if (pairs.length === 0) continue;
    const swappedPairs = pairs.filter(([, first, second]) => isInMexico(Number(second), Number(first))).length;
    counts.listCount++;
    if (swappedPairs > pairs.length / 2) counts.swappedListCount++;
  }
  return counts;
}
