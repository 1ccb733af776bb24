/** Counts the shapes of a coverage file in other countries, a sign of a wrong file or an export that is too large. */
import states from "#content/coverage/outline/mexico-states.json" with { type: "json" };
import { isCovered } from "#domain/coverage/is-covered.ts";
import { ShapeStore, type Shapes, shapeKinds } from "#domain/coverage/shapes.ts";
import { computeLatitude, computeLongitude, computeWorldX, computeWorldY, worldSize } from "#domain/coverage/world.ts";

export type OutsideMexicoCount = {
  count: number;
  /** First vertex of a shape outside Mexico, in degrees, as in the file; undefined if there is no such shape. */
  example?: { longitude: number; latitude: number };
};

/**
 * Counts the shapes with neither their centre nor their first vertex near Mexico. The centre alone is not enough,
 * because a crescent along the coast has its centre at sea.
 */
export function countShapesOutsideMexico({ shapeCount, box, shapeRing, ringStart, xy }: Shapes): OutsideMexicoCount {
  const outside: OutsideMexicoCount = { count: 0 };
  for (let shape = 0; shape < shapeCount; shape++) {
    const [west = 0, north = 0, east = 0, south = 0] = box.subarray(4 * shape, 4 * shape + 4);
    const index = 2 * (ringStart[shapeRing[shape] ?? 0] ?? 0);
    const [x = 0, y = 0] = xy.subarray(index, index + 2);
    if (isNearMexico((west + east) / 2, (north + south) / 2) || isNearMexico(x, y)) continue;
    outside.count++;
    outside.example ??= { longitude: computeLongitude(x), latitude: computeLatitude(y) };
  }
  return outside;
}

/** A quarter of a degree, about 27 km, because borders are drawn coarsely and signals reach out to sea. */
const toleranceDistance = worldSize / 360 / 4;

const offsets = [0, -toleranceDistance, toleranceDistance];

const isNearMexico = (x: number, y: number) =>
  offsets.some((dx) => offsets.some((dy) => isCovered(getLand(), x + dx, y + dy)));

let cachedLand: Shapes | undefined;

function getLand(): Shapes {
  cachedLand ??= createStateShapes();
  return cachedLand;
}

function createStateShapes(): Shapes {
  const shapes = new ShapeStore();
  for (const { rings } of states) {
    for (const ring of rings) {
      for (let index = 0; index < ring.length; index += 2)
        shapes.addVertex(computeWorldX(ring[index] ?? 0), computeWorldY(ring[index + 1] ?? 0));
      shapes.closeRing();
    }
    shapes.closeShape(shapeKinds.polygon, 0);
  }
  return shapes;
}
