type Point = readonly [x: number, y: number];

/**
 * Computes the Voronoi cell of each point: the part of the rectangle from (0, 0) to (width, height) that is nearest to
 * the point.
 */
export function computeVoronoiCells(
  points: readonly Point[],
  width: number,
  height: number,
): readonly (readonly Point[])[] {
  return points.map((center) => {
    let cell: readonly Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    for (const otherPoint of points) if (otherPoint !== center) cell = cutNearerHalf(cell, center, otherPoint);
    return cell;
  });
}

/** Cuts from a convex shape the part that is nearer to `center` than to `otherPoint`. */
function cutNearerHalf(shape: readonly Point[], center: Point, otherPoint: Point): readonly Point[] {
  const midpoint: Point = [(center[0] + otherPoint[0]) / 2, (center[1] + otherPoint[1]) / 2];
  const measureSide = ([x, y]: Point) =>
    (x - midpoint[0]) * (otherPoint[0] - center[0]) + (y - midpoint[1]) * (otherPoint[1] - center[1]);
  return shape.flatMap((corner, index) => {
    const nextCorner = shape[(index + 1) % shape.length] ?? corner;
    const [cornerSide, nextCornerSide] = [measureSide(corner), measureSide(nextCorner)];
    const keptCorners = cornerSide <= 0 ? [corner] : [];
    if (cornerSide < 0 === nextCornerSide < 0 || cornerSide === nextCornerSide) return keptCorners;
    const share = cornerSide / (cornerSide - nextCornerSide);
    const crossing: Point = [
      corner[0] + share * (nextCorner[0] - corner[0]),
      corner[1] + share * (nextCorner[1] - corner[1]),
    ];
    return [...keptCorners, crossing];
  });
}
