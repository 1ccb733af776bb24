import { expect, test } from "vitest";
import { filterVisibleRows, listRevealDays } from "./visible-from.ts";

const rows = [{ name: "a" }, { name: "b", visibleFrom: "2026-12-01" }];

test("a row with `visibleFrom` is visible from that day on, others always; the result omits `visibleFrom`", () => {
  expect(filterVisibleRows("2026-11-30", rows)).toEqual([{ name: "a" }]);
  expect(filterVisibleRows("2026-12-01", rows)).toEqual([{ name: "a" }, { name: "b" }]);
  expect(listRevealDays(rows)).toEqual(["2026-12-01"]);
});
