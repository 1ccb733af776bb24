/** How a figure grows with the size of the site. */

export type Point = { size: number; figure: number };

/** Beyond linear by no more than a busy machine makes of it. */
export const linearUpTo = 1.15;

/**
 * The power by which what is added costs more as there is more: 1 where a page costs the same in a large site as in a small one,
 * 2 where the whole grows by the square. What a build costs without any page does not count.
 *
 * @param points - three sizes or more, smallest first.
 * @returns undefined where the figure does not grow, or where it grows by too little to tell.
 */
export function growthExponent(points: readonly Point[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  const middle = points.at(-2);
  if (!first || !middle || !last || points.length < 3) return undefined;
  const early = slope(first, middle);
  const late = slope(middle, last);
  if (early <= 0 || late <= 0) return undefined;
  return 1 + Math.log(late / early) / Math.log((middle.size + last.size) / (first.size + middle.size));
}

/** What one more costs, between two sizes. */
export function slope(a: Point, b: Point): number {
  return (b.figure - a.figure) / (b.size - a.size);
}
