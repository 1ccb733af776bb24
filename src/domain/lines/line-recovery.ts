/** The period in which a line that was suspended after a theft or loss can be recovered with another eSIM. */
import { addDays, countDaysBetween, type IsoDay } from "#domain/calendar/civil-time.ts";

export type LineRecovery = {
  /** The last day on which the eSIM can be replaced. */
  lastDay: IsoDay;
  /** Calendar days from `today` to `lastDay`: 0 on the last day, negative afterwards. */
  daysLeft: number;
  status: "open" | "lastDay" | "over";
};

/**
 * @param suspendedOn - day of the suspension: day zero, so the next day counts as the first.
 * @param windowDays - length of the window in whole calendar days.
 * @returns undefined if `suspendedOn` is after `today`.
 * @throws {RangeError} if an argument is not a valid day.
 */
export function computeLineRecovery(suspendedOn: IsoDay, today: IsoDay, windowDays: number): LineRecovery | undefined {
  if (countDaysBetween(suspendedOn, today) < 0) return undefined;
  const lastDay = addDays(suspendedOn, windowDays);
  const daysLeft = countDaysBetween(today, lastDay);
  return { lastDay, daysLeft, status: daysLeft > 0 ? "open" : daysLeft === 0 ? "lastDay" : "over" };
}
