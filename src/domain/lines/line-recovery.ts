/** How long a line suspended after a theft or a loss can be recovered with another eSIM. */
import { daysAfter, daysBetween, type IsoDay } from "#domain/calendar/civil-time.ts";

export type LineRecovery = {
  /** The last day on which the eSIM can be replaced. */
  lastDay: IsoDay;
  /** Calendar days from `today` to it: 0 on the last day itself, negative afterwards. */
  daysLeft: number;
  standing: "open" | "lastDay" | "over";
};

/**
 * @param suspendedOn - the day the line was suspended; it is day zero, the next day counts as the first.
 * @param today - `suspendedOn` or later.
 * @param windowDays - length of the window in whole calendar days.
 * @returns undefined if `suspendedOn` is still to come.
 * @throws {RangeError} if one of them is not a day.
 */
export function lineRecovery(suspendedOn: IsoDay, today: IsoDay, windowDays: number): LineRecovery | undefined {
  if (daysBetween(suspendedOn, today) < 0) return undefined;
  const lastDay = daysAfter(suspendedOn, windowDays);
  const daysLeft = daysBetween(today, lastDay);
  return { lastDay, daysLeft, standing: daysLeft > 0 ? "open" : daysLeft === 0 ? "lastDay" : "over" };
}
