import { expect, test } from "vitest";
import { computeVoronoiCells } from "./voronoi-cells.ts";

test("divides a rectangle among its points: each gets the part nearest to it", () => {
  const [left, right] = computeVoronoiCells(
    [
      [10, 20],
      [30, 20],
    ],
    40,
    40,
  );
  expect(left).toEqual([
    [0, 0],
    [20, 0],
    [20, 40],
    [0, 40],
  ]);
  expect(right).toEqual([
    [20, 0],
    [40, 0],
    [40, 40],
    [20, 40],
  ]);
});
