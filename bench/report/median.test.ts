import { expect, test } from "vitest";
import { computeMedian } from "./median.ts";

test("the median of an even number of values is the mean of the two middle ones, in any order", () => {
  expect(computeMedian([30, 10, 20])).toBe(20);
  expect(computeMedian([40, 10, 30, 20])).toBe(25);
});
