import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median of an even count is between the two in the middle, whatever their order", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(25);
});
