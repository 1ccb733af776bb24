import { expect, test } from "vitest";
import { findVersionInForce, formatInForceDate, type InForceDate } from "./version-in-force.ts";

const words = { day: "desde el {date}", month: "desde {date}", pending: "sin fecha" };

test("a text is in force from a day, from a month, or has no date yet", () => {
  expect(formatInForceDate("2026-12-01", words)).toBe("desde el 1\u00a0de diciembre de 2026");
  expect(formatInForceDate("2024-09", words)).toBe("desde septiembre de 2024");
  expect(formatInForceDate("pendiente", words)).toBe("sin fecha");
});

test("the newest version whose day has come is in force; before the first day, or without one, the oldest", () => {
  const second: { inForce: InForceDate } = { inForce: "2026-12-01" };
  const first: { inForce: InForceDate } = { inForce: "2024-09" };
  const on = (day: string) => findVersionInForce([second, first], day);
  expect([on("2024-08-31"), on("2024-09-01"), on("2026-11-30")]).toEqual([first, first, first]);
  expect([on("2026-12-01"), on("2027-01-01")]).toEqual([second, second]);
  const draft = { inForce: "pendiente" } as const;
  expect(findVersionInForce([draft], "2026-12-01")).toBe(draft);
});
