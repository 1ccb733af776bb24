/**
 * Days and clock times as people write them, and the instants they stand for. Time zones are IANA names:
 * `America/Tijuana`. Uses Temporal where the browser has it, otherwise `Intl` formats, whose first use on a page takes
 * a cheap phone 60 to 90 ms: docs/decisions/0013.
 */

/** The clock that counts: «hora del centro de México». */
export const centralTimeZone = "America/Mexico_City";

/** A calendar day, `2026-11-16`. Days compare as strings. */
export type IsoDay = string;

/** What a wall clock shows: `time` is `10:59` or `10:59:59`, on a 24-hour clock. */
export type WallClock = { day: IsoDay; time: string };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Milliseconds in a calendar day, which has no daylight saving. */
const dayMs = 86_400_000;

/** @throws {RangeError} if there is no such day: `2027-02-29`, or anything not written as a day. */
function dateOf(day: IsoDay): Date {
  const date = new Date(`${day}T00:00Z`);
  if (!dayForm.test(day) || Number.isNaN(date.getTime()) || isoDayOf(date) !== day)
    throw new RangeError(`not a day: ${day}`);
  return date;
}

/** A date's day in UTC. */
function isoDayOf(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/**
 * The day of an instant in a time zone.
 *
 * @throws {RangeError} if the instant is not a valid date, or the time zone is unknown.
 */
export function dayAt(instant: Date, timeZone: string): IsoDay {
  return isoDayOf(zoned(instant, timeZone));
}

/**
 * What the clocks of a time zone show at an instant, to the minute.
 *
 * @throws {RangeError} if the instant is not a valid date, or the time zone is unknown.
 */
export function wallClockAt(instant: Date, timeZone: string): WallClock {
  const text = zoned(instant, timeZone).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which the clocks of a time zone show a day and a time. A time that daylight saving skips is read as an
 * hour later, as clocks are set; a time that occurs twice gives either of its two instants.
 *
 * @throws {RangeError} if there is no such day or time, or the time zone is unknown.
 */
export function instantOf({ day, time }: WallClock, timeZone: string): Date {
  dateOf(day);
  if (!timeForm.test(time)) throw new RangeError(`not a time: ${time}`);
  const shown = Date.parse(`${day}T${time}Z`);
  // Clocks change at most once in two days, so one of these two offsets is the day's. If neither shows the time, the
  // first is taken.
  const [before = Number.NaN, after = Number.NaN] = [shown - dayMs, shown + dayMs].map(
    (at) => zoned(new Date(at), timeZone).getTime() - at,
  );
  const showsIt = (offset: number) => zoned(new Date(shown - offset), timeZone).getTime() === shown;
  return new Date(shown - (!showsIt(before) && showsIt(after) ? after : before));
}

/** @throws {RangeError} if there is no such day. */
export function daysAfter(day: IsoDay, days: number): IsoDay {
  return isoDayOf(new Date(dateOf(day).getTime() + days * dayMs));
}

/**
 * @returns calendar days between the two, negative if `to` comes first.
 * @throws {RangeError} if there is no such day.
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / dayMs;
}

/**
 * @returns 0 for Sunday to 6 for Saturday.
 * @throws {RangeError} if there is no such day.
 */
export function weekdayOf(day: IsoDay): number {
  return dateOf(day).getUTCDay();
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = "2-digit";
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  });
  formats.set(timeZone, format);
  return format;
}

type MaybeTemporal = {
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => { offsetNanoseconds: number } };
};

/**
 * A date whose UTC fields are what the clocks of the time zone show, to the second.
 *
 * @throws {RangeError} if the instant is not a valid date, or the time zone is unknown.
 */
function zoned(instant: Date & MaybeTemporal, timeZone: string): Date {
  const there = instant.toTemporalInstant?.().toZonedDateTimeISO(timeZone);
  if (there) return new Date(Math.floor((instant.getTime() + there.offsetNanoseconds / 1e6) / 1000) * 1000);
  const parts = formatOf(timeZone).formatToParts(instant);
  const [year, month, day, hour, minute, second] = (["year", "month", "day", "hour", "minute", "second"] as const).map(
    (type) => Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
