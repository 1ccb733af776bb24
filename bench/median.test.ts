import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median of an even count is the mean of the two in the middle, in any order", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(25);
});
