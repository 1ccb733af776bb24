/** The dates and deadlines of porting a number. Pure functions: all instants are arguments. */
import {
  addBusinessDays,
  type BusinessCalendar,
  isBusinessDay,
  isRestDay,
} from "#domain/calendar/business-calendar.ts";
import { addDays, addHours, type IsoDay, toInstant, toLocalDay, toWallClock } from "#domain/calendar/civil-time.ts";
import { portingRules } from "./porting-rules.ts";

/**
 * Maximum number of business days from the entry to a chosen day of the porting. Source: an older text of the users'
 * charter of rights; the specification names no limit.
 */
export const maxBusinessDaysAfterEntry = 5;

/** Porting is free by law. Source: the rights on the page about portability, which name the article. */
export const portingFeePesos = 0;

/** The reason why a request counts as entered at once, or only when the next business day opens. */
export type EntryReason = "inHours" | "beforeHours" | "afterHours" | "weekend" | "restDay";

export type RequestEntryTime = { time: Date; reason: EntryReason };

/**
 * Computes the instant at which a porting request counts as entered.
 *
 * The opening and the closing minute are included: 17:00 is in hours, 17:01 is not. A request out of hours counts at
 * the opening of the next business day, even if it arrives before opening on a business day: at 10:59 on a Monday, it
 * counts from 11:00 on Tuesday. This follows the specification's words. Any other interpretation gives the same or an
 * earlier time, so no date is promised too early.
 *
 * @param calendar - business days, and the time zone of the hours.
 * @throws {RangeError} if `requestedAt` or the result is outside the years that the calendar covers.
 * @see product specification, section 5; docs/decisions/0013.
 */
export function computeRequestEntryTime(requestedAt: Date, calendar: BusinessCalendar): RequestEntryTime {
  const { day } = toWallClock(requestedAt, calendar.timeZone);
  const reason = findEntryReason(requestedAt, calendar);
  if (reason === "inHours") return { time: new Date(requestedAt), reason };
  const nextDay = addBusinessDays(day, 1, calendar);
  return { time: toInstant({ day: nextDay, time: portingRules.hours.from }, calendar.timeZone), reason };
}

function findEntryReason(requestedAt: Date, calendar: BusinessCalendar): EntryReason {
  const { day, time } = toWallClock(requestedAt, calendar.timeZone);
  if (!isBusinessDay(day, calendar)) return isRestDay(day, calendar) ? "restDay" : "weekend";
  if (time < portingRules.hours.from) return "beforeHours";
  return time <= portingRules.hours.to ? "inHours" : "afterHours";
}

/** Gets the next opening at which a request made out of hours would count at once; undefined in hours. */
export function getNextOpening(at: Date, calendar: BusinessCalendar): Date | undefined {
  const { time, reason } = computeRequestEntryTime(at, calendar);
  if (reason === "inHours") return undefined;
  const { day } = toWallClock(at, calendar.timeZone);
  return reason === "beforeHours" ? toInstant({ day, time: portingRules.hours.from }, calendar.timeZone) : time;
}

/** Gets the latest time of the porting, if no day was chosen. */
export function getLatestExecutionTime(enteredAt: Date): Date {
  return addHours(enteredAt, portingRules.executionHours);
}

/** Gets the first day on which the number can move, early in the morning: the day after the entry. */
export function getEarliestPortingDay(enteredAt: Date, { timeZone }: BusinessCalendar): IsoDay {
  return addDays(toLocalDay(enteredAt, timeZone), 1);
}

/**
 * Gets the instant at which a NIP expires: five times 24 hours after its generation, not at the end of the fifth day.
 */
export function getNipExpiry(generatedAt: Date): Date {
  return addHours(generatedAt, portingRules.nip.days * 24);
}

/**
 * Gets the last day to undo a porting; the day of the execution does not count.
 *
 * @throws {RangeError} if the calendar does not cover all years up to that day.
 */
export function getLastReversionDay(executedOn: IsoDay, calendar: BusinessCalendar): IsoDay {
  return addBusinessDays(executedOn, portingRules.reversionBusinessDays, calendar);
}

/** Gets the last day to port a number whose line was cancelled. */
export function getLastRecoveryDay(cancelledOn: IsoDay): IsoDay {
  return addDays(cancelledOn, portingRules.recoveryDays);
}

export type PortingRequest = {
  requestedAt: Date;
  nipGeneratedAt: Date;
  /** The day on which the number should move, early in the morning; without it, as soon as possible. */
  chosenDay?: IsoDay;
};

export type PortingSchedule = {
  entry: RequestEntryTime;
  nipUntil: Date;
  /** Whether the NIP is valid at the request, but no longer at the entry. */
  nipEndsBeforeEntry: boolean;
  /**
   * `isBusinessDay`: whether the execution ends on a business day; the rules do not say whether numbers move on other
   * days. `isLate`: whether the chosen day may be too late; see `maxBusinessDaysAfterEntry`.
   */
  execution: ({ kind: "soonest"; latestAt: Date } | { kind: "chosen"; day: IsoDay; isLate: boolean }) & {
    isBusinessDay: boolean;
  };
  /**
   * The last day to undo the porting, counted from the chosen or the earliest possible day, so that it is never after
   * the real deadline.
   */
  reversibleUntil: IsoDay;
};

/** A problem that makes a request impossible, with the day or instant that the request violates. */
export type PortingProblem =
  | { problem: "nipAfterRequest" }
  | { problem: "nipExpired"; nipUntil: Date }
  | { problem: "dayTooEarly"; earliestDay: IsoDay };

/**
 * Computes all dates of a request, or finds its problem.
 *
 * @throws {RangeError} if a date is invalid, or outside the years that the calendar covers.
 */
export function schedulePorting(
  { requestedAt, nipGeneratedAt, chosenDay }: PortingRequest,
  calendar: BusinessCalendar,
): PortingSchedule | PortingProblem {
  const nipUntil = getNipExpiry(nipGeneratedAt);
  if (nipGeneratedAt > requestedAt) return { problem: "nipAfterRequest" };
  if (nipUntil < requestedAt) return { problem: "nipExpired", nipUntil };
  const entry = computeRequestEntryTime(requestedAt, calendar);
  const firstDay = getEarliestPortingDay(entry.time, calendar);
  const isLate = (day: IsoDay) =>
    day > addBusinessDays(toLocalDay(entry.time, calendar.timeZone), maxBusinessDaysAfterEntry, calendar);
  if (chosenDay !== undefined && chosenDay < firstDay) return { problem: "dayTooEarly", earliestDay: firstDay };
  return {
    entry,
    nipUntil,
    nipEndsBeforeEntry: nipUntil < entry.time,
    execution: {
      ...(chosenDay
        ? { kind: "chosen", day: chosenDay, isLate: isLate(chosenDay) }
        : { kind: "soonest", latestAt: getLatestExecutionTime(entry.time) }),
      isBusinessDay: isBusinessDay(chosenDay ?? firstDay, calendar),
    },
    reversibleUntil: getLastReversionDay(chosenDay ?? firstDay, calendar),
  };
}
