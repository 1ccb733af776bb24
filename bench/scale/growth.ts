/** A measured value at a size of the site. */

export type GrowthPoint = { size: number; figure: number };

/** Maximum exponent that counts as linear, with a margin for the noise of a busy machine. */
export const linearExponentLimit = 1.15;

/**
 * Computes the exponent by which the total cost grows with the size. It is 1 if a page costs the same on a large site
 * as on a small one, and 2 if the total grows quadratically. The fixed cost of a build without pages does not count.
 *
 * @param points - at least three sizes, smallest first.
 * @returns undefined if the cost does not grow, or too little to tell.
 */
export function computeGrowthExponent(points: readonly GrowthPoint[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  const middle = points.at(-2);
  if (!first || !middle || !last || points.length < 3) return undefined;
  const earlySlope = computeSlope(first, middle);
  const lateSlope = computeSlope(middle, last);
  if (earlySlope <= 0 || lateSlope <= 0) return undefined;
  return 1 + Math.log(lateSlope / earlySlope) / Math.log((middle.size + last.size) / (first.size + middle.size));
}

/** Computes the cost of one more page between two sizes. */
export function computeSlope(a: GrowthPoint, b: GrowthPoint): number {
  return (b.figure - a.figure) / (b.size - a.size);
}
