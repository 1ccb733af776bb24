/**
 * Days and clock times as people write them, and the instants they stand for. Mexico's clocks are the site's own
 * knowledge: docs/decisions/0013. A browser or Node whose zones are older than the end of 2022 sets central Mexico an
 * hour ahead from April to October, and does not know Ciudad Juárez at all.
 */

/**
 * Hours from UTC in winter, on the clocks that Mexico has had since 30 October 2022; earlier instants are read by them
 * too, an hour off in their summers. Source: Ley de los Husos Horarios en los Estados Unidos Mexicanos, DOF 28 October
 * 2022.
 */
const mexicanClocks = {
  "America/Mexico_City": { winterHours: -6, hasSummer: false },
  "America/Mazatlan": { winterHours: -7, hasSummer: false },
  "America/Tijuana": { winterHours: -8, hasSummer: true },
  "America/Cancun": { winterHours: -5, hasSummer: false },
  "America/Ciudad_Juarez": { winterHours: -7, hasSummer: true },
  "America/Matamoros": { winterHours: -6, hasSummer: true },
} as const;

/** The name of a set of Mexican clock rules: `America/Tijuana`. */
export type MexicanTimeZone = keyof typeof mexicanClocks;

/** Mexican clocks by their name, or other clocks by their minutes ahead of UTC at an instant. */
export type TimeZone = MexicanTimeZone | ((instant: Date) => number);

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
const hourMs = 3_600_000;

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
 * @throws {RangeError} if the instant is not a valid date.
 */
export function dayAt(instant: Date, timeZone: TimeZone): IsoDay {
  return isoDayOf(zoned(instant, timeZone));
}

/**
 * What the clocks of a time zone show at an instant, to the minute.
 *
 * @throws {RangeError} if the instant is not a valid date.
 */
export function wallClockAt(instant: Date, timeZone: TimeZone): WallClock {
  const text = zoned(instant, timeZone).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which the clocks of a time zone show a day and a time. A time that daylight saving skips is read as an
 * hour later, as clocks are set; a time that occurs twice gives either of its two instants.
 *
 * @throws {RangeError} if there is no such day or time.
 */
export function instantOf({ day, time }: WallClock, timeZone: TimeZone): Date {
  dateOf(day);
  if (!timeForm.test(time)) throw new RangeError(`not a time: ${time}`);
  const shown = Date.parse(`${day}T${time}Z`);
  // Clocks change at most once in two days, so one of these two offsets is the day's. If neither shows the time, the
  // first is taken.
  const [before = Number.NaN, after = Number.NaN] = [shown - dayMs, shown + dayMs].map((at) =>
    offsetMsAt(new Date(at), timeZone),
  );
  const showsIt = (offset: number) => zoned(new Date(shown - offset), timeZone).getTime() === shown;
  return new Date(shown - (!showsIt(before) && showsIt(after) ? after : before));
}

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
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

/** A date whose UTC fields are what the clocks of the time zone show. */
function zoned(instant: Date, timeZone: TimeZone): Date {
  return new Date(instant.getTime() + offsetMsAt(instant, timeZone));
}

/** Milliseconds ahead of UTC. */
function offsetMsAt(instant: Date, timeZone: TimeZone): number {
  if (typeof timeZone === "function") return timeZone(instant) * 60_000;
  const { winterHours, hasSummer } = mexicanClocks[timeZone];
  const winterClock = instant.getTime() + winterHours * hourMs;
  return (winterHours + Number(hasSummer && isSummer(winterClock))) * hourMs;
}

/**
 * Where Mexico has summer time, it is that of the United States: from the second Sunday of March, 2:00, to the first of
 * November, 2:00, which is 1:00 in winter.
 *
 * @param winterClock - what a clock that stays in winter shows, as epoch milliseconds of UTC.
 */
function isSummer(winterClock: number): boolean {
  const year = new Date(winterClock).getUTCFullYear();
  return winterClock >= sundayFrom(year, 2, 8) + 2 * hourMs && winterClock < sundayFrom(year, 10, 1) + hourMs;
}

/** Midnight of the first Sunday from a day on; January is month 0. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = new Date(Date.UTC(year, month, day));
  return from.getTime() + ((7 - from.getUTCDay()) % 7) * dayMs;
}
