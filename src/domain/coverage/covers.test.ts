import { readFileSync } from "node:fs";
import inPolygon from "point-in-polygon-hao";
import { expect, test } from "vitest";
import { isCovered } from "./covers.ts";
import { readKml } from "./read-kml.ts";
import { ShapeStore, type Shapes, shapeKinds } from "./shapes.ts";

type Ring = [number, number][];

/** Each polygon's rings in the form the other library expects. */
function polygonsOf({ shapeCount, shapeRing, ringStart, xy, box }: Shapes): { rings: Ring[]; box: Int32Array }[] {
  return Array.from({ length: shapeCount }, (_, shape) => {
    const [first = 0, end = 0] = shapeRing.subarray(shape, shape + 2);
    const rings = Array.from({ length: end - first }, (_, ring): Ring => {
      const [from = 0, to = 0] = ringStart.subarray(first + ring, first + ring + 2);
      return Array.from({ length: to - from }, (_, at) => [xy[2 * (from + at)] ?? 0, xy[2 * (from + at) + 1] ?? 0]);
    });
    return { rings, box: box.subarray(4 * shape, 4 * shape + 4) };
  });
}

/** A number from 0 to 1 on each call, the same on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(["3G-garantizada", "3G-diferenciada", "4G-garantizada", "4G-diferenciada", "5G"])(
  "%s: 10,000 points are covered where another library says so",
  { timeout: 60_000 },
  (name) => {
    const { shapes } = readKml(readFileSync(`public/kml/${name}.kml`));
    const polygons = polygonsOf(shapes);
    const next = chance(shapes.vertexCount);
    const xs = polygons.flatMap(({ box: [west = 0, , east = 0] }) => [west, east]);
    const ys = polygons.flatMap(({ box: [, north = 0, , south = 0] }) => [north, south]);
    const [west, north] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - north];
    // Near a vertex: within about 2 km, mostly within 100 m.
    const near = () => (next() < 0.5 ? -1 : 1) * 2 ** (16 * next());
    const disagreeing: string[] = [];
    let [covered, onEdges] = [0, 0];
    for (let point = 0; point < 10_000; point++) {
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
    expect(covered).toBeGreaterThan(500);
  },
);

/** Squares, as polygons or another kind: west, north, width. */
function squares(...shapes: { kind?: 0 | 1 | 2; rings: [number, number, number][] }[]): Shapes {
  const store = new ShapeStore();
  for (const { kind = shapeKinds.polygon, rings } of shapes) {
    for (const [x, y, width] of rings) {
      for (const [east, south] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ] as const) {
        store.addVertex(x + east * width, y + south * width);
      }
      store.closeRing();
    }
    store.closeShape(kind, 0);
  }
  return store;
}

test("a hole is not covered, unless another polygon fills it", () => {
  const holed = {
    rings: [
      [0, 0, 100],
      [40, 40, 20],
    ] as [number, number, number][],
  };
  expect(isCovered(squares(holed), 50, 50)).toBe(false);
  expect(isCovered(squares(holed), 30, 30)).toBe(true);
  expect(isCovered(squares(holed, { rings: [[45, 45, 10]] }), 50, 50)).toBe(true);
});

test("lines and points cover nothing, nor does reserved space that is not used", () => {
  const ring: [number, number, number][] = [[0, 0, 100]];
  expect(
    isCovered(squares({ kind: shapeKinds.line, rings: ring }, { kind: shapeKinds.point, rings: ring }), 50, 50),
  ).toBe(false);
  expect(isCovered(squares(), 0, 0)).toBe(false);
});

test("a point on a border that two polygons share is in one of them", () => {
  const neighbours = squares({ rings: [[0, 0, 100]] }, { rings: [[100, 0, 100]] });
  expect(isCovered(neighbours, 100, 50)).toBe(true);
});
