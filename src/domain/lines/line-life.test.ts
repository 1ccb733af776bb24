import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, countDaysBetween } from "#domain/calendar/civil-time.ts";
import {
  computeLineStatus,
  computePhaseDates,
  computePhaseDayNumbers,
  type LineLifeRules,
  linePhases,
} from "./line-life.ts";

const rules: LineLifeRules = { membershipDays: 30, withoutMembershipDays: 30, suspendedDays: 30 };

test("the line has three phases of thirty days, then it is cancelled", () => {
  expect(computePhaseDayNumbers(rules)).toEqual([
    { phase: "membership", from: 1, to: 30 },
    { phase: "withoutMembership", from: 31, to: 60 },
    { phase: "suspended", from: 61, to: 90 },
    { phase: "cancelled", from: 91 },
  ]);
});

test("a line contracted after today has no status", () => {
  expect(computeLineStatus("2026-11-21", "2026-11-20", rules)).toBeUndefined();
});

test.each(["", "2027-02-29", "21/11/2026"])("refuses '%s' as the day of contracting", (day) => {
  expect(() => computePhaseDates(day, rules)).toThrow(RangeError);
});

const days = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2036-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const length = fc.integer({ min: 1, max: 90 });
const anyRules = fc.record({ membershipDays: length, withoutMembershipDays: length, suspendedDays: length });

test("phases follow one another without gaps or overlaps, with the lengths of their rules", () => {
  fc.assert(
    fc.property(days, anyRules, (day, rule) => {
      const phases = computePhaseDates(day, rule);
      const lengths = [rule.membershipDays, rule.withoutMembershipDays, rule.suspendedDays];
      expect(phases.map(({ phase }) => phase)).toEqual([...linePhases]);
      expect(phases[0]?.from).toBe(day);
      for (const [index, { from, to }] of phases.entries()) {
        if (to === undefined) continue;
        expect(countDaysBetween(from, to) + 1).toBe(lengths[index]);
        expect(phases[index + 1]?.from).toBe(addDays(to, 1));
      }
      expect(phases.at(-1)?.to).toBeUndefined();
    }),
  );
});

test("every day from contracting on belongs to one phase, and the next phase, if any, is ahead", () => {
  fc.assert(
    fc.property(days, fc.nat(400), anyRules, (day, later, rule) => {
      const today = addDays(day, later);
      const status = computeLineStatus(day, today, rule);
      const { currentIndex = Number.NaN, phases = [], nextChange } = status ?? {};
      const { from = "", to = "9999-12-31" } = phases[currentIndex] ?? {};
      expect(from <= today && today <= to).toBe(true);
      const { phase, from: nextFrom = "" } = phases[currentIndex + 1] ?? {};
      expect(nextChange).toEqual(phase && { phase, from: nextFrom, inDays: countDaysBetween(today, nextFrom) });
    }),
  );
});
