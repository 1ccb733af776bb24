/** The coverage map's initial view: degrees, and Leaflet's zoom. Source: product specification, section 2. */
export const initialView = { center: { latitude: 23.36, longitude: -101.21 }, zoom: 5 } as const;

/** Bounding box of Mexico in degrees. Source: INEGI's extreme points, with a margin of 0.2 degrees. */
const bounds = { west: -118.66, south: 14.34, east: -86.51, north: 32.92 };

/** Whether a position is in the bounding box of Mexico. */
export function isInMexico(longitude: number, latitude: number): boolean {
  const { west, south, east, north } = bounds;
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
