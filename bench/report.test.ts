import { expect, test } from "vitest";
import { median, table } from "./report.ts";

test("the median of an even count lies between the two in the middle, whatever their order", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(25);
});

test("a route's row gives its medians and the ratio of the two paints", () => {
  const timing = (lcpMs: number) => ({ lcpMs, shift: 0, blockingMs: 12.4, scrollBlockingMs: 80 });
  const weight = { scriptBefore: 2_040, scriptAfter: 80_000, visit: 150_000 };
  const rows = [{ route: "/", weight, withScript: [1100, 900, 1050].map(timing), withoutScript: [1000].map(timing) }];
  const cells = table(rows)
    .split("\n")[2]
    ?.split("|")
    .map((cell) => cell.trim());
  expect(cells?.slice(1, -1)).toEqual([
    "/",
    "2.0 kB",
    "80.0 kB",
    "150.0 kB",
    "1050 ms",
    "1000 ms",
    "1.05",
    "0",
    "12 ms",
    "80 ms",
  ]);
});
