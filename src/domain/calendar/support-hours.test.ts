import fc from "fast-check";
import { expect, test } from "vitest";
import { centralTimeZone, type TimeZone, toInstant, toWallClock } from "./civil-time.ts";
import { mexicanZones } from "./mexican-zone.ts";
import { type DailyHours, findNextTextChange, getSupportStatus, toUpcomingTime } from "./support-hours.ts";

const hours: DailyHours = { opens: "08:00", closes: "22:00", timeZone: centralTimeZone };
const at = (time: string, day = "2026-11-21") => toInstant({ day, time }, centralTimeZone);

test("after the last evening of a year, support opens again on the first morning of the next", () => {
  expect(getSupportStatus(at("22:30", "2026-12-31"), hours).changesAt).toEqual(at("08:00", "2027-01-01"));
});

const mexican = mexicanZones.map(({ timeZone }) => timeZone);
const abroad = (hours: number) => () => hours * 60;
const zones: TimeZone[] = [...mexican, abroad(5.75), abroad(14)];
const instants = fc.date({ min: new Date("2024-01-01"), max: new Date("2036-12-31"), noInvalidDate: true });
const clock = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((minutes) => {
    const two = (part: number) => `${part}`.padStart(2, "0");
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
/** Avoids the night hours in which clocks change. */
const anyHours = fc.record({
  opens: clock(4 * 60, 13 * 60),
  closes: clock(13 * 60 + 1, 23 * 60),
  timeZone: fc.constantFrom(...mexican),
});

test("in every zone, the next change is in the future, flips isOpen, and nothing changes before it", () => {
  fc.assert(
    fc.property(instants, anyHours, fc.double({ min: 0, max: 1, noNaN: true }), (now, rule, part) => {
      const { isOpen, changesAt } = getSupportStatus(now, rule);
      const left = changesAt.getTime() - now.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(24 * 3_600_000);
      expect(getSupportStatus(changesAt, rule).isOpen).toBe(!isOpen);
      const before = new Date(now.getTime() + Math.floor((left - 1) * part));
      expect(getSupportStatus(before, rule)).toEqual({ isOpen, changesAt });
    }),
    { numRuns: 400 },
  );
});

test("support is open by the clocks of its own zone, wherever the visitor is", () => {
  fc.assert(
    fc.property(instants, anyHours, (now, rule) => {
      const { time } = toWallClock(now, rule.timeZone);
      expect(getSupportStatus(now, rule).isOpen).toBe(time >= rule.opens && time < rule.closes);
    }),
  );
});

test("the same moment is expressed in each visitor's local time", () => {
  const { changesAt } = getSupportStatus(at("21:00"), hours);
  const convert = (timeZone: TimeZone) => toUpcomingTime(changesAt, at("21:00"), timeZone);
  expect(convert(centralTimeZone)).toEqual({ isTomorrow: false, time: "22:00" });
  expect(convert("America/Tijuana")).toEqual({ isTomorrow: false, time: "20:00" });
  expect(convert("America/Cancun")).toEqual({ isTomorrow: false, time: "23:00" });
  expect(convert(abroad(1))).toEqual({ isTomorrow: false, time: "05:00" });
  expect(toUpcomingTime(at("08:00", "2026-11-22"), at("23:00"), abroad(9))).toEqual({
    isTomorrow: false,
    time: "23:00",
  });
  expect(toUpcomingTime(at("08:00", "2026-11-22"), at("23:00"), "America/Tijuana")).toEqual({
    isTomorrow: true,
    time: "06:00",
  });
});

test("the text for a moment stays the same until that moment, or until midnight in one of the zones", () => {
  const at8 = at("08:00", "2026-11-22");
  const iso = (now: string, zones: TimeZone[]) => findNextTextChange(at8, at(now), zones).toISOString();
  expect(iso("23:00", [centralTimeZone])).toBe(at("00:00", "2026-11-22").toISOString());
  expect(iso("23:00", [centralTimeZone, "America/Cancun"])).toBe(at("00:00", "2026-11-22").toISOString());
  expect(iso("22:30", [centralTimeZone, "America/Cancun"])).toBe(at("23:00").toISOString());
  fc.assert(
    fc.property(instants, anyHours, fc.constantFrom(...zones), (now, rule, zone) => {
      const { changesAt } = getSupportStatus(now, rule);
      const until = findNextTextChange(changesAt, now, [rule.timeZone, zone]);
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      const before = new Date(until.getTime() - 1);
      for (const clocks of [rule.timeZone, zone])
        expect(toUpcomingTime(changesAt, before, clocks)).toEqual(toUpcomingTime(changesAt, now, clocks));
    }),
  );
});
