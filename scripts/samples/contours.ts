import type { Grid } from "./signal-grid.ts";

/** Closed, in degrees; the last vertex repeats the first. */
export type Ring = [longitude: number, latitude: number][];

/** The first ring is the outside, counterclockwise; the others are its holes, clockwise. */
export type Polygon = Ring[];

/**
 * The areas where the values of a grid are positive (marching squares). No two rings touch or cross, and all are closed.
 * The grid's own edge must be negative.
 *
 * @param leastArea - in square degrees; smaller areas and holes are left out.
 */
export function positiveAreas(grid: Grid, values: Float32Array, leastArea: number): Polygon[] {
  const rings = ringsOf(grid, values)
    .map((ring) => ({ ring, area: signedArea(ring), box: boxOf(ring) }))
    .filter(({ area }) => Math.abs(area) >= leastArea);
  const outsides = rings
    .filter(({ area }) => area > 0)
    .map((outside) => ({ ...outside, polygon: [outside.ring] }))
    .sort((a, b) => a.area - b.area);
  for (const { ring, area } of rings) {
    const [corner] = ring;
    if (area > 0 || !corner) continue;
    outsides.find((outside) => isWithin(corner, outside))?.polygon.push(ring);
  }
  return outsides.map(({ polygon }) => polygon);
}

/**
 * Where a line between two nodes crosses from positive to negative: twice the lower node, plus one if it goes north.
 */
type Crossing = number;

function ringsOf(grid: Grid, values: Float32Array): Ring[] {
  const next = new Map<Crossing, Crossing>();
  const { columns } = grid;
  for (let node = 0; node < values.length - columns - 1; node++) {
    const a = values[node] as number;
    const b = values[node + 1] as number;
    const c = values[node + columns + 1] as number;
    const d = values[node + columns] as number;
    const kind = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0);
    if (kind === 0 || kind === 15 || node % columns === columns - 1) continue;
    const [south, east, north, west] = [2 * node, 2 * (node + 1) + 1, 2 * (node + columns), 2 * node + 1];
    const isJoined = a + b + c + d > 0;
    // The positive side is to the left of each step.
    const steps: Record<number, readonly Crossing[]> = {
      1: [south, west],
      2: [east, south],
      3: [east, west],
      4: [north, east],
      5: isJoined ? [south, east, north, west] : [south, west, north, east],
      6: [north, south],
      7: [north, west],
      8: [west, north],
      9: [south, north],
      10: isJoined ? [west, south, east, north] : [east, south, west, north],
      11: [east, north],
      12: [west, east],
      13: [south, east],
      14: [west, south],
    };
    const [from = 0, to = 0, from2, to2] = steps[kind] ?? [];
    next.set(from, to);
    if (from2 !== undefined && to2 !== undefined) next.set(from2, to2);
  }

  const rings: Ring[] = [];
  for (const start of [...next.keys()]) {
    const ring: Ring = [];
    for (let at: Crossing | undefined = start; at !== undefined && next.has(at); ) {
      ring.push(pointOf(grid, values, at));
      const to: Crossing | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    const [first] = ring;
    if (first && ring.length > 2) rings.push([...ring, first]);
  }
  return rings;
}

/** To six decimals, about 10 cm. */
function pointOf({ west, south, step, columns }: Grid, values: Float32Array, crossing: Crossing): [number, number] {
  const node = crossing >> 1;
  const goesNorth = crossing % 2;
  const from = values[node] ?? 0;
  const to = values[node + (goesNorth ? columns : 1)] ?? 0;
  // Never exactly on a node, where two rings could meet.
  const share = Math.min(0.98, Math.max(0.02, from / (from - to)));
  const x = (node % columns) + (goesNorth ? 0 : share);
  const y = Math.floor(node / columns) + (goesNorth ? share : 0);
  return [Math.round((west + x * step) * 1e6) / 1e6, Math.round((south + y * step) * 1e6) / 1e6];
}

function signedArea(ring: Ring): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  const doubled = ring.slice(1).reduce((sum, [x, y], before) => {
    const [fromX, fromY] = ring[before] ?? [0, 0];
    return sum + (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY);
  }, 0);
  return doubled / 2;
}

function boxOf(ring: Ring): { west: number; east: number; south: number; north: number } {
  return ring.reduce(
    ({ west, east, south, north }, [x, y]) => ({
      west: Math.min(west, x),
      east: Math.max(east, x),
      south: Math.min(south, y),
      north: Math.max(north, y),
    }),
    { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity },
  );
}

function isWithin([x, y]: [number, number], { ring, box }: { ring: Ring; box: ReturnType<typeof boxOf> }): boolean {
  if (x < box.west || x > box.east || y < box.south || y > box.north) return false;
  let isInside = false;
  for (let at = 1; at < ring.length; at++) {
    const [fromX, fromY] = ring[at - 1] ?? [0, 0];
    const [toX, toY] = ring[at] ?? [0, 0];
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside;
  }
  return isInside;
}
