/** Days and clocks as people write them, and the instants they stand for. Time zones are IANA names: `America/Tijuana`. */
import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";

/** Whose clock counts: «hora del centro de México». */
export const centralTimeZone = "America/Mexico_City";

/** A day of the calendar, `2026-11-16`. Days compare as texts. */
export type IsoDay = string;

/** What a clock on the wall shows: `time` is `10:59` or `10:59:59`, of 24 hours. */
export type WallClock = { day: IsoDay; time: string };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** @throws {RangeError} if there is no such day: `2027-02-29`, or anything not written as a day. */
function dateOf(day: IsoDay): TZDate {
  const date = new TZDate(day, "UTC");
  if (!dayForm.test(day) || Number.isNaN(date.getTime()) || isoDayOf(date) !== day)
    throw new RangeError(`not a day: ${day}`);
  return date;
}

/** The day of a date in the date's own time zone. */
function isoDayOf(date: TZDate): IsoDay {
  return date.toISOString().slice(0, 10);
}

/**
 * The day that an instant belongs to in a time zone.
 *
 * @throws {RangeError} if the instant is no valid date, or the time zone unknown.
 */
export function dayAt(instant: Date, timeZone: string): IsoDay {
  return isoDayOf(zoned(instant, timeZone));
}

/**
 * What the clocks of a time zone show at an instant, to the minute.
 *
 * @throws {RangeError} if the instant is no valid date, or the time zone unknown.
 */
export function wallClockAt(instant: Date, timeZone: string): WallClock {
  const text = zoned(instant, timeZone).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which the clocks of a time zone show a day and a time. A time that daylight saving skips is read an
 * hour later, as clocks are set; one that comes twice stands for either of the two.
 *
 * @throws {RangeError} if there is no such day or time, or the time zone is unknown.
 */
export function instantOf({ day, time }: WallClock, timeZone: string): Date {
  dateOf(day);
  if (!timeForm.test(time)) throw new RangeError(`not a time: ${time}`);
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return new Date(checked(new TZDate(year, month - 1, date, hours, minutes, seconds, timeZone), timeZone));
}

/** @throws {RangeError} if there is no such day. */
export function daysAfter(day: IsoDay, days: number): IsoDay {
  return isoDayOf(addDays(dateOf(day), days));
}

/**
 * @returns calendar days from one to the other, negative if `to` comes first.
 * @throws {RangeError} if there is no such day.
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return differenceInCalendarDays(dateOf(to), dateOf(from));
}

/**
 * @returns 0 for Sunday to 6 for Saturday.
 * @throws {RangeError} if there is no such day.
 */
export function weekdayOf(day: IsoDay): number {
  return dateOf(day).getDay();
}

function zoned(instant: Date, timeZone: string): TZDate {
  return checked(new TZDate(instant.getTime(), timeZone), timeZone);
}

function checked(date: TZDate, timeZone: string): TZDate {
  if (Number.isNaN(date.getTime())) throw new RangeError(`no instant, or unknown time zone ${timeZone}`);
  return date;
}
