import { expect, test } from "vitest";
import { describeDay } from "./describe-day.ts";

test("spells out a day and how far away it is", () => {
  expect(describeDay("2026-11-13", "2026-11-10")).toBe("viernes, 13 de noviembre de 2026: dentro de 3 días");
  expect(describeDay("2026-11-10", "2026-11-10")).toBe("martes, 10 de noviembre de 2026: hoy");
});

test("returns an empty text for a day that does not exist", () => {
  expect(describeDay("2026-11-31", "2026-11-10")).toBe("");
  expect(describeDay("2026-02-29", "2026-02-10")).toBe("");
  expect(describeDay("", "2026-11-10")).toBe("");
});
