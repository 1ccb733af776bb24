/** The share of a region that an overlay covers, for the table that replaces the map. */
import { type Shapes, shapeKinds } from "./shapes.ts";
import { computeWorldX, computeWorldY, worldSize } from "./world.ts";

/** Rings as `[longitude, latitude, longitude, latitude ...]` in degrees; no ring is inside another. */
export type Region = readonly (readonly number[])[];

/**
 * Default distance between rows in world units: 2.4 km in the south of Mexico, 2.1 km in the north, about 0.02 degrees
 * of latitude.
 */
const defaultRowHeight = 2 ** 16;

/**
 * Computes the covered share of each region's area from horizontal rows. In each row, the stretches inside the region
 * and inside any polygon (non-zero rule) are exact. A row has the weight of the true area that it represents. The run
 * time grows with the number of vertices and of stretches per row.
 *
 * @param shapes - only polygons cover anything, not lines or points.
 * @param rowHeight - distance between rows, in whole world units.
 * @returns 0 to 1 for each region; 0 for a region that no row crosses.
 */
export function computeCoveredShares(
  shapes: Shapes,
  regions: readonly Region[],
  rowHeight = defaultRowHeight,
): number[] {
  const coveredRows = cutIntoRows(createShapeEdges(shapes), rowHeight);
  return regions.map((region) => {
    let [regionArea, coveredArea] = [0, 0];
    const regionRows = cutIntoRows(createRegionEdges(region), rowHeight);
    for (let row = 0; row < regionRows.count; row++) {
      const ownStretches = regionRows.listStretches(row);
      // The map stretches both directions by 1 / cos(latitude); the weight undoes this.
      const weight = Math.cos(computeLatitudeRadians((row + 0.5) * rowHeight + regionRows.first * rowHeight)) ** 2;
      regionArea += weight * sumLengths(ownStretches);
      coveredArea +=
        weight *
        computeCommonLength(ownStretches, coveredRows.listStretches(row + regionRows.first - coveredRows.first));
    }
    return regionArea === 0 ? 0 : coveredArea / regionArea;
  });
}

const computeLatitudeRadians = (y: number) => Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize)));

/** A function that calls `visit` with the start and the end of each edge. */
type VisitEdges = (visit: (fromX: number, fromY: number, toX: number, toY: number) => void) => void;

function createShapeEdges({ shapeCount, kind, shapeRing, ringStart, xy }: Shapes): VisitEdges {
  return (visit) => {
    for (let shape = 0; shape < shapeCount; shape++) {
      if (kind[shape] !== shapeKinds.polygon) continue;
      for (let ring = shapeRing[shape]!; ring < shapeRing[shape + 1]!; ring++) {
        const end = 2 * ringStart[ring + 1]!;
        let from = end - 2;
        for (let index = 2 * ringStart[ring]!; index < end; index += 2) {
          visit(xy[from]!, xy[from + 1]!, xy[index]!, xy[index + 1]!);
          from = index;
        }
      }
    }
  };
}

function createRegionEdges(region: Region): VisitEdges {
  return (visit) => {
    for (const ring of region) {
      const xy = ring.map((degrees, index) => (index % 2 === 0 ? computeWorldX(degrees) : computeWorldY(degrees)));
      let from = xy.length - 2;
      for (let index = 0; index < xy.length; index += 2) {
        visit(xy[from]!, xy[from + 1]!, xy[index]!, xy[index + 1]!);
        from = index;
      }
    }
  };
}

type Rows = {
  /** Number of the first row that an edge crosses; row `n` is at y = `(n + 0.5) * rowHeight`. */
  first: number;
  count: number;
  /**
   * Lists the parts of a row that are inside the edges: alternately a west end and an east end, in order; parts do not
   * overlap.
   *
   * @param row - 0 for the row `first`.
   */
  listStretches: (row: number) => Float64Array;
};

const emptyStretches = new Float64Array(0);

function cutIntoRows(edges: VisitEdges, rowHeight: number): Rows {
  // Computes the first row at `y` or south of it. An edge crosses the rows from the row of its northern end
  // (included) to the row of its southern end (excluded).
  const computeRow = (y: number) => Math.ceil(y / rowHeight - 0.5);
  let [first, last] = [Infinity, -Infinity];
  edges((_fromX, fromY, _toX, toY) => {
    first = Math.min(first, computeRow(fromY), computeRow(toY));
    last = Math.max(last, computeRow(fromY), computeRow(toY));
  });
  const count = Math.max(0, last - first);
  if (count === 0) return { first: 0, count: 0, listStretches: () => emptyStretches };

  const start = new Uint32Array(count + 1);
  edges((_fromX, fromY, _toX, toY) => {
    const [one, other] = [computeRow(fromY) - first, computeRow(toY) - first];
    for (let row = Math.min(one, other); row < Math.max(one, other); row++) start[row + 1] = start[row + 1]! + 1;
  });
  for (let row = 0; row < count; row++) start[row + 1] = start[row + 1]! + start[row]!;

  // A crossing is stored as twice its x, plus one if the edge goes down, so that sorting the numbers sorts crossings by
  // x.
  const crossings = new Float64Array(start[count]!);
  const nextCrossing = start.slice(0, count);
  edges((fromX, fromY, toX, toY) => {
    const [one, other] = [computeRow(fromY) - first, computeRow(toY) - first];
    for (let row = Math.min(one, other); row < Math.max(one, other); row++) {
      const y = (row + first + 0.5) * rowHeight;
      const x = Math.round(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
      crossings[nextCrossing[row]!] = 2 * x + (one < other ? 1 : 0);
      nextCrossing[row] = nextCrossing[row]! + 1;
    }
  });
  for (let row = 0; row < count; row++) crossings.subarray(start[row], start[row + 1]).sort();

  return {
    first,
    count,
    listStretches: (row) =>
      row < 0 || row >= count ? emptyStretches : findStretchesInside(crossings.subarray(start[row], start[row + 1])),
  };
}

/**
 * Finds the stretches inside the edges: they begin where the winding number leaves zero and end where it returns to
 * zero.
 */
function findStretchesInside(crossings: Float64Array): Float64Array {
  const ends: number[] = [];
  let winding = 0;
  for (const crossing of crossings) {
    const goesDown = crossing % 2 !== 0;
    const windingBefore = winding;
    winding += goesDown ? 1 : -1;
    if (windingBefore === 0 || winding === 0) ends.push((crossing - (goesDown ? 1 : 0)) / 2);
  }
  return Float64Array.from(ends);
}

function sumLengths(stretches: Float64Array): number {
  let length = 0;
  for (let index = 0; index + 1 < stretches.length; index += 2) length += stretches[index + 1]! - stretches[index]!;
  return length;
}

function computeCommonLength(one: Float64Array, other: Float64Array): number {
  let length = 0;
  for (let a = 0, b = 0; a + 1 < one.length && b + 1 < other.length; ) {
    const west = Math.max(one[a]!, other[b]!);
    const [eastA, eastB] = [one[a + 1]!, other[b + 1]!];
    length += Math.max(0, Math.min(eastA, eastB) - west);
    if (eastA < eastB) a += 2;
    else b += 2;
  }
  return length;
}
