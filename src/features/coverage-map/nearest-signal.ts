import type { Technology } from "#domain/coverage/overlay.ts";
import type { CoverageSource, Position } from "./coverage-engine.ts";
import type { CoverageLayer } from "./coverage-map-props.ts";

/** Search radii in kilometres, about twice the previous one each, as the result is about that inexact anyway. */
const distances = [3, 6, 12, 25, 50, 100] as const;
const compass = 8;
/** Kilometres per degree of latitude. */
const kmOfDegree = 111.2;

export type NearestSignal = {
  technology: Technology;
  km: number;
  /** Eighths of a turn, clockwise from the north. */
  direction: number;
};

/**
 * Finds the nearest of eight directions in which an overlay covers something, and the approximate distance; the newest
 * technology if several do.
 *
 * @throws {CoverageFailure} if a file cannot be read.
 */
export async function nearestSignal(
  layers: readonly CoverageLayer[],
  { longitude, latitude }: Position,
  covers: CoverageSource["covers"],
): Promise<NearestSignal | undefined> {
  // Per technology, the overlay with all of its coverage.
  const whole = layers.filter(({ type }) => type !== "guaranteed").reverse();
  for (const km of distances) {
    for (let direction = 0; direction < compass; direction++) {
      const angle = (direction / compass) * 2 * Math.PI;
      const there: Position = {
        latitude: latitude + (km / kmOfDegree) * Math.cos(angle),
        longitude: longitude + ((km / kmOfDegree) * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
      };
      const answers = await Promise.all(whole.map(({ id }) => covers(id, there)));
      const found = whole[answers.indexOf(true)];
      if (found) return { technology: found.technology, km, direction };
    }
  }
  return undefined;
}
