/**
 * The map's plane: Web Mercator (EPSG:3857) in whole numbers, so that a vertex takes eight bytes. The world is a square
 * with sides of {@link worldSize} units, 3.7 cm each at the equator; x grows eastward from longitude -180, y southward
 * from latitude 85.0511.
 */
export const worldSize = 2 ** 30;

/** Latitude of the square's northern edge, in degrees; that of the southern edge is its negative. */
const mercatorLatitudeLimit = 85.0511287798066;

/** @param longitude - degrees; may be below -180 or above 180, for shapes across the date line. */
export function computeWorldX(longitude: number): number {
  return Math.round(((longitude + 180) / 360) * worldSize);
}

/** @param latitude - degrees; clamped to the edges of the square. */
export function computeWorldY(latitude: number): number {
  const clampedLatitude = Math.min(mercatorLatitudeLimit, Math.max(-mercatorLatitudeLimit, latitude));
  const sine = Math.sin((clampedLatitude * Math.PI) / 180);
  return Math.round((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize);
}

/** @returns degrees. */
export function computeLongitude(x: number): number {
  return (x / worldSize) * 360 - 180;
}

/** @returns degrees. */
export function computeLatitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize))) * 180) / Math.PI;
}
