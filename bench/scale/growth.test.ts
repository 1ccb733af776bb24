import fc from "fast-check";
import { expect, test } from "vitest";
import { computeGrowthExponent } from "./growth.ts";

const sizes = [106, 350, 1_050];
const grow = (figureOf: (size: number) => number) => sizes.map((size) => ({ size, figure: figureOf(size) }));

test("finds the exponent of the growth, whatever the fixed cost", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 100 }), (fixed, each) => {
      expect(computeGrowthExponent(grow((size) => fixed + each * size))).toBeCloseTo(1, 4);
      expect(computeGrowthExponent(grow((size) => fixed + each * size ** 2))).toBeCloseTo(2, 4);
    }),
  );
});

test("gives no exponent without growth, or for only two sizes", () => {
  expect(computeGrowthExponent(grow(() => 5))).toBeUndefined();
  expect(computeGrowthExponent(grow((size) => size).slice(1))).toBeUndefined();
});
