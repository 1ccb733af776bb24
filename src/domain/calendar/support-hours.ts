/** Support hours, and whether support is open at a given instant. */
import { addDays, type MexicanTimeZone, type TimeZone, toInstant, toLocalDay, toWallClock } from "./civil-time.ts";

/**
 * The same hours every day, in one time zone. Times are on a 24-hour clock: `08:00`. `closes` is later than `opens`, on
 * the same day. Neither time may fall in an hour that daylight saving skips or repeats.
 */
export type DailyHours = { opens: string; closes: string; timeZone: MexicanTimeZone };

export type SupportAvailability = {
  isOpen: boolean;
  /** The next instant at which `isOpen` changes. */
  changesAt: Date;
};

/**
 * Support is open from `opens`, inclusive, to `closes`, exclusive.
 *
 * @throws {RangeError} if the instant is not a valid date, or the hours are not valid times.
 */
export function getSupportStatus(now: Date, { opens, closes, timeZone }: DailyHours): SupportAvailability {
  const { day, time } = toWallClock(now, timeZone);
  const isOpen = opens <= time && time < closes;
  const next = isOpen ? { day, time: closes } : { day: time < opens ? day : addDays(day, 1), time: opens };
  return { isOpen, changesAt: toInstant(next, timeZone) };
}

/** Local time of a moment within the next 24 hours. */
export type UpcomingTime = { isTomorrow: boolean; time: string };

/**
 * Converts an instant within the next 24 hours to local time.
 *
 * @throws {RangeError} if an instant is not a valid date.
 */
export function toUpcomingTime(at: Date, now: Date, timeZone: TimeZone): UpcomingTime {
  const { day, time } = toWallClock(at, timeZone);
  return { isTomorrow: day !== toLocalDay(now, timeZone), time };
}

/**
 * Finds the next instant at which the text about `at` changes: `at` itself, or the midnight at which `mañana` becomes
 * `hoy` in one of the time zones.
 *
 * @param time - within the next 24 hours.
 * @throws {RangeError} if an instant is not a valid date.
 */
export function findNextTextChange(time: Date, now: Date, timeZones: readonly TimeZone[]): Date {
  const midnights = timeZones.map((zone) => toInstant({ day: addDays(toLocalDay(now, zone), 1), time: "00:00" }, zone));
  return new Date(Math.min(...[time, ...midnights].map((instant) => instant.getTime())));
}
