/** Until when a line that was suspended after a theft or a loss can be brought back with another eSIM. */
import { daysAfter, daysBetween, type IsoDay } from "./civil-time.ts";

export type LineRecovery = {
  /** The last day on which the eSIM can be replaced. */
  lastDay: IsoDay;
  /** Calendar days from `today` to it: 0 on the last day itself, negative once it has gone by. */
  daysLeft: number;
  standing: "open" | "lastDay" | "over";
};

/**
 * @param suspendedOn - the day on which the line was suspended; it is day zero, the next one counts as the first.
 * @param today - a day from `suspendedOn` on.
 * @param windowDays - calendar days there are, without a fraction.
 * @returns undefined if `suspendedOn` has not come yet.
 * @throws {RangeError} if one of them is no day.
 */
export function lineRecovery(suspendedOn: IsoDay, today: IsoDay, windowDays: number): LineRecovery | undefined {
  if (daysBetween(suspendedOn, today) < 0) return undefined;
  const lastDay = daysAfter(suspendedOn, windowDays);
  const daysLeft = daysBetween(today, lastDay);
  return { lastDay, daysLeft, standing: daysLeft > 0 ? "open" : daysLeft === 0 ? "lastDay" : "over" };
}
