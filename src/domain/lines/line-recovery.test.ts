import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, countDaysBetween } from "#domain/calendar/civil-time.ts";
import { computeLineRecovery } from "./line-recovery.ts";

test("a future suspension has no result, and an invalid day is refused", () => {
  expect(computeLineRecovery("2026-11-22", "2026-11-21", 60)).toBeUndefined();
  for (const day of ["", "2026-02-30", "12026-01-01", "hoy"])
    expect(() => computeLineRecovery(day, "2026-11-21", 60)).toThrow(RangeError);
});

const days = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("2000-01-01", days));
const spans = fc.integer({ min: 0, max: 400 });

test("days passed and days left always add up to the window, and today only affects the days left", () => {
  fc.assert(
    fc.property(days, spans, spans, (suspendedOn, gone, windowDays) => {
      const today = addDays(suspendedOn, gone);
      const found = computeLineRecovery(suspendedOn, today, windowDays);
      expect(found?.lastDay).toBe(computeLineRecovery(suspendedOn, suspendedOn, windowDays)?.lastDay);
      expect(countDaysBetween(suspendedOn, found?.lastDay ?? "")).toBe(windowDays);
      expect(found?.daysLeft).toBe(windowDays - gone);
      expect(found?.status).toBe(gone < windowDays ? "open" : gone === windowDays ? "lastDay" : "over");
    }),
  );
});
