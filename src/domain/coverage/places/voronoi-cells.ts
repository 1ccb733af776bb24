type Point = readonly [x: number, y: number];

/** For each point, its Voronoi cell: the part of the rectangle from (0, 0) to (width, height) that is nearest to it. */
export function computeVoronoiCells(
  points: readonly Point[],
  width: number,
  height: number,
): readonly (readonly Point[])[] {
  return points.map((own) => {
    let cell: readonly Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    for (const other of points) if (other !== own) cell = nearerHalf(cell, own, other);
    return cell;
  });
}

/** The part of a convex shape that is nearer to `own` than to `other`. */
function nearerHalf(shape: readonly Point[], own: Point, other: Point): readonly Point[] {
  const middle: Point = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const beyond = ([x, y]: Point) => (x - middle[0]) * (other[0] - own[0]) + (y - middle[1]) * (other[1] - own[1]);
  return shape.flatMap((corner, at) => {
    const next = shape[(at + 1) % shape.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here < 0 === there < 0 || here === there) return kept;
    const share = here / (here - there);
    const crossing: Point = [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])];
    return [...kept, crossing];
  });
}
