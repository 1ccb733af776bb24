import fc from "fast-check";
import { expect, test } from "vitest";
import { formatShare } from "./format-share.ts";

test("a tiny share is not 0%, and a nearly full one is not 100%", () => {
  expect([0, 0.0001, 0.005, 0.374, 0.994, 0.9999, 1].map(formatShare)).toEqual([
    "0%",
    "<1%",
    "1%",
    "37%",
    "99%",
    ">99%",
    "100%",
  ]);
});

test("percentages are rounded to the nearest integer", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.006, max: 0.994, noNaN: true }), (share) => {
      expect(Math.abs(Number.parseInt(formatShare(share), 10) - share * 100)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
