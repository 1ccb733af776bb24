import { expect, test } from "vitest";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { centralTimeZone, toInstant, toWallClock } from "#domain/calendar/civil-time.ts";
import { findMexicanZoneByName } from "#domain/calendar/mexican-zone.ts";
import { schedulePorting } from "./porting.ts";

/**
 * Forty requests calculated by hand from the calendars of the years concerned. Columns: the request in local time, with
 * its NIP generated at the same moment; in central Mexico's time, the entry, the latest execution and the expiry of the
 * NIP; the last day to undo the porting, 15 business days after the day that follows the entry; and the reason.
 */
const cases = `
2026-11-17 11:00:00 Mexico_City | 2026-11-17 11:00 | 2026-11-18 11:00 | 2026-11-22 11:00 | 2026-12-09 | the first second of the hours is inside
2026-11-17 10:59:59 Mexico_City | 2026-11-18 11:00 | 2026-11-19 11:00 | 2026-11-22 10:59 | 2026-12-10 | a second before the hours: the next business day, not the same morning
2026-11-17 08:00:00 Mexico_City | 2026-11-18 11:00 | 2026-11-19 11:00 | 2026-11-22 08:00 | 2026-12-10 | the early bird of a business day waits for the next one
2026-11-18 16:59:59 Mexico_City | 2026-11-18 16:59 | 2026-11-19 16:59 | 2026-11-23 16:59 | 2026-12-10 | the last second of the hours is inside
2026-11-18 17:00:00 Mexico_City | 2026-11-18 17:00 | 2026-11-19 17:00 | 2026-11-23 17:00 | 2026-12-10 | 17:00 is inside, as the specification writes the hours
2026-11-19 00:00:00 Mexico_City | 2026-11-20 11:00 | 2026-11-21 11:00 | 2026-11-24 00:00 | 2026-12-11 | midnight belongs to the day it opens, a Thursday: Friday
2026-11-19 23:59:59 Mexico_City | 2026-11-20 11:00 | 2026-11-21 11:00 | 2026-11-24 23:59 | 2026-12-11 | the last second of Thursday: Friday
2026-11-20 16:59:00 Mexico_City | 2026-11-20 16:59 | 2026-11-21 16:59 | 2026-11-25 16:59 | 2026-12-11 | Friday in hours counts on Friday, its 24 hours run on into Saturday
2026-11-20 17:01:00 Mexico_City | 2026-11-23 11:00 | 2026-11-24 11:00 | 2026-11-25 17:01 | 2026-12-15 | Friday after hours: Monday
2026-11-21 12:00:00 Mexico_City | 2026-11-23 11:00 | 2026-11-24 11:00 | 2026-11-26 12:00 | 2026-12-15 | Saturday noon is not a business day: Monday
2026-11-22 23:30:00 Mexico_City | 2026-11-23 11:00 | 2026-11-24 11:00 | 2026-11-27 23:30 | 2026-12-15 | Sunday night: Monday
2026-11-13 17:30:00 Mexico_City | 2026-11-17 11:00 | 2026-11-18 11:00 | 2026-11-18 17:30 | 2026-12-09 | Friday before the long weekend of 16 November 2026: Tuesday
2026-11-16 12:00:00 Mexico_City | 2026-11-17 11:00 | 2026-11-18 11:00 | 2026-11-21 12:00 | 2026-12-09 | third Monday of November 2026, rest: Tuesday
2026-11-20 12:00:00 Mexico_City | 2026-11-20 12:00 | 2026-11-21 12:00 | 2026-11-25 12:00 | 2026-12-11 | 20 November itself is a working day, its rest was on Monday 16
2025-11-17 13:00:00 Mexico_City | 2025-11-18 11:00 | 2025-11-19 11:00 | 2025-11-22 13:00 | 2025-12-10 | third Monday of November 2025, rest: Tuesday
2025-11-14 11:30:00 Mexico_City | 2025-11-14 11:30 | 2025-11-15 11:30 | 2025-11-19 11:30 | 2025-12-08 | Friday in hours before a long weekend counts at once; the reversion skips the Monday
2026-09-16 12:00:00 Mexico_City | 2026-09-17 11:00 | 2026-09-18 11:00 | 2026-09-21 12:00 | 2026-10-09 | Independence Day on a Wednesday, rest: Thursday
2026-09-15 17:01:00 Mexico_City | 2026-09-17 11:00 | 2026-09-18 11:00 | 2026-09-20 17:01 | 2026-10-09 | the night of the Grito: the 16th is rest, so Thursday 17
2028-09-15 18:00:00 Mexico_City | 2028-09-18 11:00 | 2028-09-19 11:00 | 2028-09-20 18:00 | 2028-10-10 | 16 September 2028 is a Saturday and is not moved: Monday 18
2024-10-01 12:00:00 Mexico_City | 2024-10-02 11:00 | 2024-10-03 11:00 | 2024-10-06 12:00 | 2024-10-24 | change of the Federal Executive in 2024, rest: Wednesday
2030-10-01 12:00:00 Mexico_City | 2030-10-02 11:00 | 2030-10-03 11:00 | 2030-10-06 12:00 | 2030-10-24 | change of the Federal Executive in 2030, rest: Wednesday
2026-10-01 12:00:00 Mexico_City | 2026-10-01 12:00 | 2026-10-02 12:00 | 2026-10-06 12:00 | 2026-10-23 | 1 October of any other year is a working day
2026-04-02 12:00:00 Mexico_City | 2026-04-02 12:00 | 2026-04-03 12:00 | 2026-04-07 12:00 | 2026-04-24 | Holy Thursday is no day of rest by law
2026-04-03 12:00:00 Mexico_City | 2026-04-03 12:00 | 2026-04-04 12:00 | 2026-04-08 12:00 | 2026-04-24 | nor is Good Friday
2026-05-01 11:00:00 Mexico_City | 2026-05-04 11:00 | 2026-05-05 11:00 | 2026-05-06 11:00 | 2026-05-26 | Labour Day on a Friday: Monday 4 May
2027-04-30 17:01:00 Mexico_City | 2027-05-03 11:00 | 2027-05-04 11:00 | 2027-05-05 17:01 | 2027-05-25 | 1 May 2027 is a Saturday and is not moved: Monday 3 May
2026-05-05 12:00:00 Mexico_City | 2026-05-05 12:00 | 2026-05-06 12:00 | 2026-05-10 12:00 | 2026-05-27 | 5 May is no day of rest by this law
2026-02-05 12:00:00 Mexico_City | 2026-02-05 12:00 | 2026-02-06 12:00 | 2026-02-10 12:00 | 2026-02-27 | 5 February itself is a working day, its rest was on Monday 2
2027-02-01 12:00:00 Mexico_City | 2027-02-02 11:00 | 2027-02-03 11:00 | 2027-02-06 12:00 | 2027-02-24 | first Monday of February 2027 is its first day: Tuesday
2026-03-13 20:00:00 Mexico_City | 2026-03-17 11:00 | 2026-03-18 11:00 | 2026-03-18 20:00 | 2026-04-08 | Friday night before the third Monday of March, the 16th: Tuesday 17
2025-12-24 17:01:00 Mexico_City | 2025-12-26 11:00 | 2025-12-27 11:00 | 2025-12-29 17:01 | 2026-01-19 | Christmas Eve after hours: Christmas is rest, so Friday 26
2025-12-31 16:00:00 Mexico_City | 2025-12-31 16:00 | 2026-01-01 16:00 | 2026-01-05 16:00 | 2026-01-22 | New Year's Eve in hours counts; its early morning is that of 1 January
2025-12-31 17:05:00 Mexico_City | 2026-01-02 11:00 | 2026-01-03 11:00 | 2026-01-05 17:05 | 2026-01-23 | New Year's Eve after hours: 1 January is rest, so Friday 2
2028-12-29 18:00:00 Mexico_City | 2029-01-02 11:00 | 2029-01-03 11:00 | 2029-01-03 18:00 | 2029-01-24 | Friday of the last week of 2028: Monday 1 January is rest, so Tuesday 2
2026-07-14 08:59:00 Tijuana     | 2026-07-15 11:00 | 2026-07-16 11:00 | 2026-07-19 09:59 | 2026-08-06 | 8:59 in Tijuana in summer is 9:59 in the centre: before the hours
2026-07-14 10:00:00 Tijuana     | 2026-07-14 11:00 | 2026-07-15 11:00 | 2026-07-19 11:00 | 2026-08-05 | 10:00 in Tijuana in summer is 11:00 in the centre: in hours
2026-12-01 09:00:00 Tijuana     | 2026-12-01 11:00 | 2026-12-02 11:00 | 2026-12-06 11:00 | 2026-12-23 | 9:00 in Tijuana in winter, two hours behind, is 11:00 in the centre: in hours
2026-11-23 17:30:00 Cancun      | 2026-11-23 16:30 | 2026-11-24 16:30 | 2026-11-28 16:30 | 2026-12-15 | 17:30 in Cancún is 16:30 in the centre: in hours
2026-11-23 18:01:00 Cancun      | 2026-11-24 11:00 | 2026-11-25 11:00 | 2026-11-28 17:01 | 2026-12-16 | 18:01 in Cancún is 17:01 in the centre: out
2026-11-27 16:15:00 Hermosillo  | 2026-11-30 11:00 | 2026-12-01 11:00 | 2026-12-02 17:15 | 2026-12-22 | Friday 16:15 in Hermosillo is 17:15 in the centre: Monday
`;

const rows = cases
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([request = "", entered, latest, nipUntil, reversibleUntil, why]) => {
    const [day = "", time = "", place = ""] = request.split(/\s+/);
    return {
      request,
      why,
      requestedAt: toInstant({ day, time }, findMexicanZoneByName(`America/${place}`)?.timeZone ?? centralTimeZone),
      expected: { entered, latest, nipUntil, reversibleUntil },
    };
  });

const inTheCentre = (instant: Date) => Object.values(toWallClock(instant, federalCalendar.timeZone)).join(" ");

test("there are forty cases, each with its reason", () => {
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ why }) => why)).size).toBe(40);
});

test.each(rows)("$request: $why", ({ requestedAt, expected }) => {
  const schedule = schedulePorting({ requestedAt, nipGeneratedAt: requestedAt }, federalCalendar);
  if ("problem" in schedule || schedule.execution.kind !== "soonest")
    throw new Error("no schedule for the soonest execution");
  expect({
    entered: inTheCentre(schedule.entry.time),
    latest: inTheCentre(schedule.execution.latestAt),
    nipUntil: inTheCentre(schedule.nipUntil),
    reversibleUntil: schedule.reversibleUntil,
  }).toEqual(expected);
});
