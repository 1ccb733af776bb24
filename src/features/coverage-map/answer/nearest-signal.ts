import type { Technology } from "#domain/coverage/overlay.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import type { CoverageSource } from "#features/coverage-map/coverage-engine.ts";
import type { NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";

/** Search radii in kilometres. Each is about twice the previous one, so the distance found is a rough estimate. */
const searchRadiiKm = [3, 6, 12, 25, 50, 100] as const;
const directionCount = 8;
/** Kilometres per degree of latitude. */
const kmPerDegree = 111.2;

export type NearestSignal = {
  technology: Technology;
  km: number;
  /** Direction in eighths of a turn, clockwise from north: 2 is east. */
  direction: number;
};

/**
 * Finds the nearest covered point in eight directions, at growing distances. If several technologies cover that point,
 * the newest is returned.
 *
 * @returns undefined if no point within the largest radius is covered.
 * @throws {CoverageError} if a file cannot be read.
 */
export async function findNearestSignal(
  overlays: readonly NamedOverlay[],
  { longitude, latitude }: Position,
  covers: CoverageSource["covers"],
): Promise<NearestSignal | undefined> {
  // One overlay per technology, newest technology first: the overlay with all of the technology's coverage.
  const widestOverlays = overlays.filter(({ type }) => type !== "guaranteed").reverse();
  for (const km of searchRadiiKm) {
    for (let direction = 0; direction < directionCount; direction++) {
      const angle = (direction / directionCount) * 2 * Math.PI;
      const point: Position = {
        latitude: latitude + (km / kmPerDegree) * Math.cos(angle),
        longitude: longitude + ((km / kmPerDegree) * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
      };
      const answers = await Promise.all(widestOverlays.map(({ id }) => covers(id, point)));
      const coveringOverlay = widestOverlays[answers.indexOf(true)];
      if (coveringOverlay) return { technology: coveringOverlay.technology, km, direction };
    }
  }
  return undefined;
}
