/** When support answers, and how that stands at an instant. */
import { dayAt, daysAfter, instantOf, wallClockAt } from "./civil-time.ts";

/**
 * The same hours every day, on the clocks of one time zone. Times are `08:00`, of 24 hours; it closes later than it opens,
 * on the same day. Neither may be an hour that daylight saving skips or repeats.
 */
export type DailyHours = { opens: string; closes: string; timeZone: string };

export type SupportStatus = {
  isOpen: boolean;
  /** The first instant after now at which that is over. */
  changesAt: Date;
};

/**
 * Open from the minute it opens to the last moment before it closes.
 *
 * @param now - the instant that is asked for.
 * @throws {RangeError} if the instant is no valid date, or the hours name no time or no time zone.
 */
export function supportStatus(now: Date, { opens, closes, timeZone }: DailyHours): SupportStatus {
  const { day, time } = wallClockAt(now, timeZone);
  const isOpen = opens <= time && time < closes;
  const next = isOpen ? { day, time: closes } : { day: time < opens ? day : daysAfter(day, 1), time: opens };
  return { isOpen, changesAt: instantOf(next, timeZone) };
}

/** What clocks show at a moment to come, within a day. */
export type MomentAhead = { isTomorrow: boolean; time: string };

/**
 * A moment within the next 24 hours, as it is said in a time zone.
 *
 * @throws {RangeError} if an instant is no valid date, or the time zone unknown.
 */
export function momentAhead(at: Date, now: Date, timeZone: string): MomentAhead {
  const { day, time } = wallClockAt(at, timeZone);
  return { isTomorrow: day !== dayAt(now, timeZone), time };
}

/**
 * The first instant after now at which the words for a moment of the next 24 hours change: there, or as `mañana` turns into
 * `hoy` on one of the clocks it is said by.
 *
 * @throws {RangeError} if an instant is no valid date, or a time zone unknown.
 */
export function wordsChangeAt(at: Date, now: Date, timeZones: readonly string[]): Date {
  const midnights = timeZones.map((zone) => instantOf({ day: daysAfter(dayAt(now, zone), 1), time: "00:00" }, zone));
  return new Date(Math.min(...[at, ...midnights].map((instant) => instant.getTime())));
}
