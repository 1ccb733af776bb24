import { expect, test } from "vitest";
import { measure } from "./measure.ts";

test("no line break can separate a number from its unit", () => {
  expect(measure(60, "GB")).toBe("60\u00a0GB");
});

test("thousands take a comma, tenths a point", () => {
  expect([measure(1500, "MB"), measure(0.5, "GB")]).toEqual(["1,500\u00a0MB", "0.5\u00a0GB"]);
});

test("what is not a finite number is refused, not written", () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => measure(amount, "GB")).toThrow(RangeError);
});
