import { readFileSync } from "node:fs";
import inPolygon from "point-in-polygon-hao";
import { expect, inject, test } from "vitest";
import { isCovered } from "./is-covered.ts";
import { readKml } from "./kml/read-kml.ts";
import type { Shapes } from "./shapes.ts";

const { isFullSize, seed } = inject("testRun");
const points = isFullSize ? 10_000 : 1_000;

type Ring = [number, number][];

/** Each polygon's rings in the format of the other library. */
function listPolygons({ shapeCount, shapeRing, ringStart, xy, box }: Shapes): { rings: Ring[]; box: Int32Array }[] {
  return Array.from({ length: shapeCount }, (_, shape) => {
    const [first = 0, end = 0] = shapeRing.subarray(shape, shape + 2);
    const rings = Array.from({ length: end - first }, (_, ring): Ring => {
      const [from = 0, to = 0] = ringStart.subarray(first + ring, first + ring + 2);
      return Array.from({ length: to - from }, (_, index) => [
        xy[2 * (from + index)] ?? 0,
        xy[2 * (from + index) + 1] ?? 0,
      ]);
    });
    return { rings, box: box.subarray(4 * shape, 4 * shape + 4) };
  });
}

/** Seeded generator of numbers from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(["3G-garantizada", "3G-diferenciada", "4G-garantizada", "4G-diferenciada", "5G"])(
  "%s: another library finds the same points covered, both anywhere and near borders",
  { timeout: 60_000 },
  (name) => {
    const { shapes } = readKml(readFileSync(`public/kml/${name}.kml`));
    const polygons = listPolygons(shapes);
    const next = chance(seed * shapes.vertexCount);
    const xs = polygons.flatMap(({ box: [west = 0, , east = 0] }) => [west, east]);
    const ys = polygons.flatMap(({ box: [, north = 0, , south = 0] }) => [north, south]);
    const [west, north] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - north];
    // Near a vertex: within about 2 km, mostly within 100 m.
    const near = () => (next() < 0.5 ? -1 : 1) * 2 ** (16 * next());
    const disagreeing: string[] = [];
    let [covered, onEdges] = [0, 0];
    for (let point = 0; point < points; point++) {
      const vertex = Math.floor(next() * shapes.vertexCount);
      const [x, y] =
        point % 2 === 0
          ? [west + next() * wide, north + next() * high]
          : [(shapes.xy[2 * vertex] ?? 0) + near(), (shapes.xy[2 * vertex + 1] ?? 0) + near()];
      const answers = polygons
        .filter(({ box: [w = 0, n = 0, e = 0, s = 0] }) => x >= w && x <= e && y >= n && y <= s)
        .map(({ rings }) => inPolygon([x, y], rings));
      const expected = answers.includes(true);
      if (!expected && answers.includes(0)) onEdges++;
      else if (isCovered(shapes, x, y) !== expected) disagreeing.push(`${x} ${y}`);
      if (expected) covered++;
    }
    expect(disagreeing).toEqual([]);
    expect(onEdges).toBeLessThan(5);
    expect(covered).toBeGreaterThan(points / 20);
  },
);
