/**
 * Conversions between instants and civil days and times. Mexico's time zones are hard-coded, because many browsers and
 * Node versions have time zone data from before the end of 2022. Such data put central Mexico an hour ahead from April
 * to October, and lack Ciudad Juárez: docs/decisions/0013.
 */

/**
 * Winter offsets from UTC in hours, under the rules in force since 30 October 2022. The same rules are applied to
 * earlier instants, whose local times in summer are therefore an hour off. Source: Ley de los Husos Horarios en los
 * Estados Unidos Mexicanos, DOF 28 October 2022.
 */
const mexicanClockRules = {
  "America/Mexico_City": { winterHours: -6, hasSummer: false },
  "America/Mazatlan": { winterHours: -7, hasSummer: false },
  "America/Tijuana": { winterHours: -8, hasSummer: true },
  "America/Cancun": { winterHours: -5, hasSummer: false },
  "America/Ciudad_Juarez": { winterHours: -7, hasSummer: true },
  "America/Matamoros": { winterHours: -6, hasSummer: true },
} as const;

/** IANA name of a set of Mexican clock rules: `America/Tijuana`. */
export type MexicanTimeZone = keyof typeof mexicanClockRules;

/** A Mexican zone by name, or any other zone as a function that returns the minutes ahead of UTC at an instant. */
export type TimeZone = MexicanTimeZone | ((instant: Date) => number);

/** The legally relevant zone: «hora del centro de México». */
export const centralTimeZone = "America/Mexico_City";

/** A calendar day, `2026-11-16`. Days can be compared as strings. */
export type IsoDay = string;

/** A local day and time: `time` is `10:59` or `10:59:59`, on a 24-hour clock. */
export type LocalDateTime = { day: IsoDay; time: string };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Milliseconds of a day in UTC, which has no daylight saving. */
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Whether the value is an existing day, written as {@link IsoDay}. */
export function isDay(value: unknown): value is IsoDay {
  if (typeof value !== "string" || !dayPattern.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && formatIsoDay(date) === value;
}

/** @throws {RangeError} if the day does not exist (`2027-02-29`) or is not written as `IsoDay`. */
function parseIsoDay(day: IsoDay): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return new Date(`${day}T00:00Z`);
}

function formatIsoDay(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/** @throws {RangeError} if the instant is not a valid date. */
export function toLocalDay(instant: Date, timeZone: TimeZone): IsoDay {
  return formatIsoDay(toZonedDate(instant, timeZone));
}

/**
 * Converts an instant to the local day and time in a time zone, to the minute.
 *
 * @throws {RangeError} if the instant is not a valid date.
 */
export function toWallClock(instant: Date, timeZone: TimeZone): LocalDateTime {
  const text = toZonedDate(instant, timeZone).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * Converts a local day and time to an instant. A time that daylight saving skips counts as one hour later; a time that
 * occurs twice counts as the first.
 *
 * @throws {RangeError} if there is no such day or time.
 */
export function toInstant({ day, time }: LocalDateTime, timeZone: TimeZone): Date {
  parseIsoDay(day);
  if (!timePattern.test(time)) throw new RangeError(`not a time: ${time}`);
  const localMs = Date.parse(`${day}T${time}Z`);
  // Clocks change at most once in two days, so the offset a day before or a day after applies. If neither fits
  // (daylight saving skips the time), use the offset of the day before.
  const [before = Number.NaN, after = Number.NaN] = [localMs - dayMs, localMs + dayMs].map((index) =>
    getOffsetMs(new Date(index), timeZone),
  );
  const matchesLocalTime = (offset: number) => toZonedDate(new Date(localMs - offset), timeZone).getTime() === localMs;
  return new Date(localMs - (!matchesLocalTime(before) && matchesLocalTime(after) ? after : before));
}

export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
}

/** @throws {RangeError} if there is no such day. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return formatIsoDay(new Date(parseIsoDay(day).getTime() + days * dayMs));
}

/**
 * @returns the number of calendar days, negative if `to` is before `from`.
 * @throws {RangeError} if there is no such day.
 */
export function countDaysBetween(from: IsoDay, to: IsoDay): number {
  return (parseIsoDay(to).getTime() - parseIsoDay(from).getTime()) / dayMs;
}

/**
 * @returns 0 for Sunday to 6 for Saturday.
 * @throws {RangeError} if there is no such day.
 */
export function getWeekday(day: IsoDay): number {
  return parseIsoDay(day).getUTCDay();
}

/** Converts an instant to a date whose UTC fields equal the local time in the zone. */
function toZonedDate(instant: Date, timeZone: TimeZone): Date {
  return new Date(instant.getTime() + getOffsetMs(instant, timeZone));
}

/** Gets the milliseconds by which a zone is ahead of UTC at an instant. */
function getOffsetMs(instant: Date, timeZone: TimeZone): number {
  if (typeof timeZone === "function") return timeZone(instant) * 60_000;
  const { winterHours, hasSummer } = mexicanClockRules[timeZone];
  const winterClock = instant.getTime() + winterHours * hourMs;
  return (winterHours + Number(hasSummer && isSummer(winterClock))) * hourMs;
}

/**
 * Mexican zones with summer time follow the United States: from the second Sunday of March at 2:00 to the first Sunday
 * of November at 2:00 summer time, which is 1:00 winter time.
 *
 * @param winterClock - local winter time, as epoch milliseconds read as UTC.
 */
function isSummer(winterClock: number): boolean {
  const year = new Date(winterClock).getUTCFullYear();
  return winterClock >= findSunday(year, 2, 8) + 2 * hourMs && winterClock < findSunday(year, 10, 1) + hourMs;
}

/** Finds midnight of the first Sunday on or after a day; January is month 0. */
function findSunday(year: number, month: number, day: number): number {
  const from = new Date(Date.UTC(year, month, day));
  return from.getTime() + ((7 - from.getUTCDay()) % 7) * dayMs;
}
