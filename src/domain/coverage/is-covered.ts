import { type Shapes, shapeKinds } from "./shapes.ts";

/**
 * Whether a point is in any polygon: inside the polygon's outer ring and in none of its holes, by the even-odd rule
 * over the polygon's rings. Lines and points cover nothing. Only polygons whose box contains the point are examined.
 *
 * @param x - world units, see `world.ts`; may be fractional.
 * @param y - like `x`.
 */
export function isCovered(shapes: Shapes, x: number, y: number): boolean {
  const { box, kind, shapeCount } = shapes;
  for (let shape = 0, boxIndex = 0; shape < shapeCount; shape++, boxIndex += 4) {
    if (kind[shape] !== shapeKinds.polygon) continue;
    const isInBox =
      x >= box[boxIndex]! && y >= box[boxIndex + 1]! && x <= box[boxIndex + 2]! && y <= box[boxIndex + 3]!;
    if (isInBox && isInPolygon(shapes, shape, x, y)) return true;
  }
  return false;
}

/**
 * Counts the edges that an eastward ray from the point crosses: an odd count means inside. An edge includes its
 * northern end, but not its southern end.
 */
function isInPolygon({ shapeRing, ringStart, xy }: Shapes, shape: number, x: number, y: number): boolean {
  const lastRing = shapeRing[shape + 1]!;
  let isInside = false;
  for (let ring = shapeRing[shape]!; ring < lastRing; ring++) {
    const firstIndex = 2 * ringStart[ring]!;
    const end = 2 * ringStart[ring + 1]!;
    // The first edge goes from the last vertex to the first one; it has no length if the file closes the ring.
    let fromX = xy[end - 2]!;
    let fromY = xy[end - 1]!;
    for (let index = firstIndex; index < end; index += 2) {
      const toX = xy[index]!;
      const toY = xy[index + 1]!;
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside;
      fromX = toX;
      fromY = toY;
    }
  }
  return isInside;
}
