import fc from "fast-check";
import { expect, test } from "vitest";
import { computeCoveredShares } from "./covered-share.ts";
import { isCovered } from "./is-covered.ts";
import { ShapeStore, type Shapes, shapeKinds } from "./shapes.ts";
import { computeLatitude, computeLongitude, computeWorldX, computeWorldY } from "./world.ts";

const [west, south, east, north] = [-100, 20, -99, 21];
const region = [[west, south, east, south, east, north, west, north, west, south]];

/** Coordinates are fractions of the region: 0, 0 is its south-west corner. */
function overlay(...polygons: [number, number][][][]): Shapes {
  const store = new ShapeStore();
  for (const rings of polygons) {
    for (const [index, ring] of rings.entries()) {
      for (const [x, y] of ring)
        store.addVertex(computeWorldX(west + x * (east - west)), computeWorldY(south + y * (north - south)));
      store.closeRing(index === 0 ? 1 : -1);
    }
    store.closeShape(shapeKinds.polygon, 0);
  }
  return store;
}

const box = (x0: number, y0: number, x1: number, y1: number): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];

const share = (shapes: Shapes) => computeCoveredShares(shapes, [region], 2 ** 12)[0] ?? Number.NaN;

test("measures full, half and no coverage", () => {
  expect(share(overlay([box(-1, -1, 2, 2)]))).toBe(1);
  expect(share(overlay([box(-1, -1, 0.5, 2)]))).toBeCloseTo(0.5, 6);
  expect(share(overlay([box(2, 0, 3, 1)]))).toBe(0);
  expect(share(overlay())).toBe(0);
});

test("an area that several polygons cover counts once, and holes do not count", () => {
  expect(share(overlay([box(0, 0, 0.6, 1)], [box(0.4, 0, 0.8, 1)]))).toBeCloseTo(0.8, 6);
  expect(share(overlay([box(0, 0, 1, 1), box(0.25, 0, 0.5, 1)]))).toBeCloseTo(0.75, 6);
  expect(share(overlay([box(0, 0, 1, 1), box(0.25, 0, 0.5, 1)], [box(0.3, 0, 0.4, 1)]))).toBeCloseTo(0.85, 6);
});

test("weights a degree of latitude by its true area, which is smaller in the north", () => {
  const tall = [[-100, 15, -99, 15, -99, 32, -100, 32, -100, 15]];
  const store = new ShapeStore();
  for (const [longitude, latitude] of [
    [-101, 15],
    [-98, 15],
    [-98, 23.5],
    [-101, 23.5],
  ] as const) {
    store.addVertex(computeWorldX(longitude), computeWorldY(latitude));
  }
  store.closeRing(1);
  store.closeShape(shapeKinds.polygon, 0);
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const expected = (sine(23.5) - sine(15)) / (sine(32) - sine(15));
  expect(computeCoveredShares(store, [tall], 2 ** 12)[0]).toBeCloseTo(expected, 4);
});

test("a region that no row crosses has share 0, and several regions are computed at once", () => {
  const half = [[-100, 20, -99.5, 20, -99.5, 21, -100, 21, -100, 20]];
  expect(computeCoveredShares(overlay([box(0, 0, 0.5, 1)]), [[], region, half])).toEqual([
    0,
    expect.closeTo(0.5, 6),
    expect.closeTo(1, 6),
  ]);
});

const triangle = fc.array(
  fc.tuple(fc.double({ min: -0.2, max: 1.2, noNaN: true }), fc.double({ min: -0.2, max: 1.2, noNaN: true })),
  {
    minLength: 3,
    maxLength: 3,
  },
);

test("the share equals that of covered sample points, for any polygons", () => {
  fc.assert(
    fc.property(fc.array(triangle, { maxLength: 6 }), (triangles) => {
      const shapes = overlay(...triangles.map((ring): [number, number][][] => [ring]));
      const [left, right, top, bottom] = [
        computeWorldX(west),
        computeWorldX(east),
        computeWorldY(north),
        computeWorldY(south),
      ];
      const steps = 60;
      let [covered, whole] = [0, 0];
      for (let row = 0; row < steps; row++) {
        const y = top + ((row + 0.5) / steps) * (bottom - top);
        const weight = Math.cos((computeLatitude(y) * Math.PI) / 180) ** 2;
        for (let column = 0; column < steps; column++) {
          const x = left + ((column + 0.5) / steps) * (right - left);
          whole += weight;
          if (isCovered(shapes, x, y)) covered += weight;
        }
      }
      expect(computeLongitude(left)).toBeCloseTo(west, 6);
      expect(Math.abs(share(shapes) - covered / whole)).toBeLessThan(0.03);
    }),
    { numRuns: 100 },
  );
});
