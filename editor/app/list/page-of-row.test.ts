import { expect, test } from "vitest";
import { waitsUntil } from "./page-of-row.ts";

test("a row waits until its day, and a day that is being typed or is over is none", () => {
  const rows = ["2026-12-04", "2026-11-26", "2026-1", undefined].map((visibleFrom) => ({ visibleFrom }));
  expect(rows.map((_row, open) => waitsUntil(rows, open, "2026-11-26"))).toEqual(["2026-12-04", "", "", ""]);
});
