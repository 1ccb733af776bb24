import fc from "fast-check";
import { expect, test } from "vitest";
import { isCovered } from "./is-covered.ts";
import { ShapeStore, type Shapes, shapeKinds } from "./shapes.ts";

/** Squares (west, north, width), as polygons or another kind. */
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

test("lines, points and unused reserved space cover nothing", () => {
  const ring: [number, number, number][] = [[0, 0, 100]];
  expect(
    isCovered(squares({ kind: shapeKinds.line, rings: ring }, { kind: shapeKinds.point, rings: ring }), 50, 50),
  ).toBe(false);
  expect(isCovered(squares(), 0, 0)).toBe(false);
});

test("a point on the border of two adjacent polygons is in one of them", () => {
  const neighbours = squares({ rings: [[0, 0, 100]] }, { rings: [[100, 0, 100]] });
  expect(isCovered(neighbours, 100, 50)).toBe(true);
});

test("a triangle covers exactly the points inside it, also at the height of its corners", () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(place, place, place, place, (a, b, c, [x, y]) => {
      const getSide = ([fromX, fromY]: typeof a, [toX, toY]: typeof a) =>
        Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
      const sides = [getSide(a, b), getSide(b, c), getSide(c, a)];
      // A point in line with a side may be on the border, which has another rule.
      fc.pre(!sides.includes(0));
      const store = new ShapeStore();
      for (const [cornerX, cornerY] of [a, b, c, a]) store.addVertex(cornerX, cornerY);
      store.closeRing();
      store.closeShape(shapeKinds.polygon, 0);
      expect(isCovered(store, x, y)).toBe(new Set(sides).size === 1);
    }),
    { numRuns: 1_000 },
  );
});
