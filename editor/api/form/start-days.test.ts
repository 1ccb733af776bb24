import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { noticesSchema } from "#content/forms/schemas/notice-schema.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { findNextStartDay } from "./start-days.ts";

const today = "2026-11-26";
const promotion = {
  slug: "a",
  visibleFrom: "2026-12-01",
  period: { kind: "dates", from: "2026-12-05", to: "2026-12-10" },
};
const running = { slug: "b", period: { kind: "dates", from: "2026-11-20", to: "2026-12-01" } };
const yearless = { slug: "c", period: { kind: "yearless", from: "12-05", to: "12-10" } };

test.each<[what: string, before: object[], after: object[], day: string | undefined]>([
  ["a new row to come", [running], [promotion, running], "2026-12-05"],
  ["a row to come that says something else", [promotion], [{ ...promotion, name: "A" }], "2026-12-05"],
  ["another row than the one to come", [promotion, running], [promotion, { ...running, name: "B" }], undefined],
  ["a row of days without a year", [], [yearless], undefined],
])("finds the first future day of %s", (_what, before, after, day) => {
  expect(findNextStartDay(toFormSchema(promotionsSchema), { before, after, today })).toBe(day);
});

test("a row without a period starts when it becomes visible", () => {
  const after = [{ date: "2026-12-20", visibleFrom: "2026-12-15" }];
  expect(findNextStartDay(toFormSchema(noticesSchema), { before: [], after, today })).toBe("2026-12-15");
});
