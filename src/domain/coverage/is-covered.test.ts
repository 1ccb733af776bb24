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
