/** When support answers, and whether it does at a given instant. */
import { dayAt, daysAfter, instantOf, type MexicanTimeZone, type TimeZone, wallClockAt } from "./civil-time.ts";

/**
 * The same hours every day, on the clocks of one time zone. Times are `08:00`, on a 24-hour clock; it closes later than
 * it opens, on the same day. Neither may be an hour that daylight saving skips or repeats.
 */
export type DailyHours = { opens: string; closes: string; timeZone: MexicanTimeZone };

export type SupportStatus = {
  isOpen: boolean;
  /** The first instant after now at which that changes. */
  changesAt: Date;
};

/**
 * Open from the minute it opens to the last moment before it closes.
 *
 * @param now - the instant in question.
 * @throws {RangeError} if the instant is not a valid date, or the hours are not valid times.
 */
export function supportStatus(now: Date, { opens, closes, timeZone }: DailyHours): SupportStatus {
  const { day, time } = wallClockAt(now, timeZone);
  const isOpen = opens <= time && time < closes;
  const next = isOpen ? { day, time: closes } : { day: time < opens ? day : daysAfter(day, 1), time: opens };
  return { isOpen, changesAt: instantOf(next, timeZone) };
}

/** What clocks show at a moment within the next 24 hours. */
export type MomentAhead = { isTomorrow: boolean; time: string };

/**
 * A moment within the next 24 hours, as expressed in a time zone.
 *
 * @throws {RangeError} if an instant is not a valid date.
 */
export function momentAhead(at: Date, now: Date, timeZone: TimeZone): MomentAhead {
  const { day, time } = wallClockAt(at, timeZone);
  return { isTomorrow: day !== dayAt(now, timeZone), time };
}

/**
 * The first instant after now at which the words for a moment within the next 24 hours change: at that moment, or when
 * `mañana` becomes `hoy` on one of the given clocks.
 *
 * @throws {RangeError} if an instant is not a valid date.
 */
export function statusChangesAt(at: Date, now: Date, timeZones: readonly TimeZone[]): Date {
  const midnights = timeZones.map((zone) => instantOf({ day: daysAfter(dayAt(now, zone), 1), time: "00:00" }, zone));
  return new Date(Math.min(...[at, ...midnights].map((instant) => instant.getTime())));
}
