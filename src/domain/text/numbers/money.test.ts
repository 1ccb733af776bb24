import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPesos } from "./money.ts";

test.each([
  [0, "$0"],
  [280, "$280"],
  [1440, "$1,440"],
  [0.75, "$0.75"],
  [10.5, "$10.50"],
  [-1440, "-$1,440"],
])("formats %d as %s", (amount, text) => {
  expect(formatPesos(amount)).toBe(text);
});

test("keeps every digit of a whole amount and shows no decimals", () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatPesos(amount)).toMatch(/^\$\d{1,3}(,\d{3})*$/);
      expect(formatPesos(amount).replace(/\D/g, "")).toBe(String(amount));
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (amount) => {
  expect(() => formatPesos(amount)).toThrow(RangeError);
});
