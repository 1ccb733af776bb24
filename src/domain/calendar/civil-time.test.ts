import fc from "fast-check";
import { afterEach, expect, inject, test, vi } from "vitest";
import {
  addDays,
  countDaysBetween,
  getWeekday,
  type TimeZone,
  toInstant,
  toLocalDay,
  toWallClock,
} from "./civil-time.ts";
import { mexicanZones } from "./mexican-zone.ts";

const zones = mexicanZones.map(({ timeZone }) => timeZone);
const kathmandu: TimeZone = () => 5 * 60 + 45;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Six years have every weekday and a leap year; the nightly run compares all years that the tools know. */
const lastYear = inject("testRun").isFullSize ? 2040 : 2028;

test.each(zones)(`%s matches Node's time zone database at every hour from 2023 to ${lastYear}`, (zone) => {
  vi.stubEnv("TZ", zone);
  for (let ms = Date.UTC(2023, 0); ms < Date.UTC(lastYear + 1, 0); ms += 3_600_000) {
    const instant = new Date(ms);
    const there = new Date(ms - instant.getTimezoneOffset() * 60_000).toISOString();
    const { day, time } = toWallClock(instant, zone);
    if (!there.startsWith(`${day}T${time}`)) expect(`${day}T${time}`, instant.toISOString()).toBe(there);
  }
});

test("a time skipped by daylight saving is read as an hour later", () => {
  const skipped = toInstant({ day: "2026-03-08", time: "02:30" }, "America/Tijuana");
  expect(toWallClock(skipped, "America/Tijuana")).toEqual({ day: "2026-03-08", time: "03:30" });
});

test("a late evening in the west is the next day in the east", () => {
  const instant = new Date("2026-11-21T05:30:00Z");
  expect(toLocalDay(instant, "America/Cancun")).toBe("2026-11-21");
  expect(toLocalDay(instant, "America/Mexico_City")).toBe("2026-11-20");
});

test("counts days across leap days and ends of years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-01-10", -10)).toBe("2025-12-31");
  expect(countDaysBetween("2026-10-12", "2026-11-21")).toBe(40);
  expect(getWeekday("2026-11-22")).toBe(0);
});

test.each(["", "2027-02-29", "2026-13-01", "16/11/2026", "2026-1-1", "+002026-01-01"])("'%s' is not a day", (day) => {
  expect(() => addDays(day, 1)).toThrow(RangeError);
  expect(() => toInstant({ day, time: "11:00" }, "America/Cancun")).toThrow(RangeError);
});

test.each(["", "24:00", "9:00", "11:60", "11:00:61"])("'%s' is not a time", (time) => {
  expect(() => toInstant({ day: "2026-11-16", time }, "America/Cancun")).toThrow(RangeError);
});

test("refuses an invalid date", () => {
  expect(() => toLocalDay(new Date(Number.NaN), "America/Cancun")).toThrow(RangeError);
});

test("converting an instant to a wall clock and back is lossless, except in the hour that occurs twice", () => {
  const minutes = fc.date({ min: new Date("2024-01-01"), max: new Date("2036-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones, kathmandu), (date, zone) => {
      const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
      const back = toInstant(toWallClock(instant, zone), zone);
      expect([0, 3_600_000]).toContain(Math.abs(back.getTime() - instant.getTime()));
      expect(toWallClock(back, zone)).toEqual(toWallClock(instant, zone));
    }),
    { numRuns: 500 },
  );
});
