import { expect, test } from "vitest";
import { formatQuantity } from "./measure.ts";

test("a number and its unit cannot be separated by a line break", () => {
  expect(formatQuantity(60, "GB")).toBe("60\u00a0GB");
});

test("thousands are separated by a comma, decimals by a point", () => {
  expect([formatQuantity(1500, "MB"), formatQuantity(0.5, "GB")]).toEqual(["1,500\u00a0MB", "0.5\u00a0GB"]);
});

test("refuses anything but a finite number", () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => formatQuantity(amount, "GB")).toThrow(RangeError);
});
