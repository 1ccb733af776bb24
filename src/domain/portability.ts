/** How time counts when a number is ported. Pure: the moments come as arguments. */
import { addHours } from "date-fns/addHours";
import { type BusinessCalendar, businessDayAfter, isBusinessDay, isRestDay } from "./business-calendar.ts";
import { dayAt, daysAfter, type IsoDay, instantOf, wallClockAt } from "./civil-time.ts";

/** Source: product specification, sections 5 and 9. */
export const portabilityRules = {
  /** Requests of a business day from the first on and before the second count at once; central Mexico's clock. */
  hours: { from: "11:00", to: "17:00" },
  /** The longest that porting takes, from when the request counts as entered. */
  executionHours: 24,
  /** To undo a porting, from its execution. */
  reversionBusinessDays: 15,
  /** To bring a number after its line was cancelled. */
  recoveryDays: 40,
  nip: { digits: 4, days: 5, callBacks: 2, sms: "NIP", dial: "051" },
} as const;

/** Why a request counts as entered when it does: at once, or at the opening of the next business day. */
export type EntryReason = "inHours" | "beforeHours" | "afterHours" | "weekend" | "restDay";

export type Entry = { at: Date; reason: EntryReason };

/**
 * When a portability request counts as entered.
 *
 * The hours hold their first second and not their last: 17:00:00 is out. What arrives outside counts at the opening of
 * the business day after its own, also what arrives before the hours of a business day: so reads the specification, and
 * no other reading is later. Therefore a request at 10:59 counts a day after one at 11:00.
 *
 * @param requestedAt - instant of the request.
 * @param calendar - business days, and the time zone of the hours.
 * @throws {RangeError} if `requestedAt` or the answer lies outside the years that the calendar knows.
 * @see product specification, section 5; docs/decisions/0013.
 */
export function entryOf(requestedAt: Date, calendar: BusinessCalendar): Entry {
  const { day } = wallClockAt(requestedAt, calendar.timeZone);
  const reason = entryReason(requestedAt, calendar);
  if (reason === "inHours") return { at: new Date(requestedAt), reason };
  const nextDay = businessDayAfter(day, 1, calendar);
  return { at: instantOf({ day: nextDay, time: portabilityRules.hours.from }, calendar.timeZone), reason };
}

function entryReason(requestedAt: Date, calendar: BusinessCalendar): EntryReason {
  const { day, time } = wallClockAt(requestedAt, calendar.timeZone);
  if (!isBusinessDay(day, calendar)) return isRestDay(day, calendar) ? "restDay" : "weekend";
  if (time < portabilityRules.hours.from) return "beforeHours";
  return time < portabilityRules.hours.to ? "inHours" : "afterHours";
}

/** The latest that porting may take, if no day was chosen. */
export function latestExecution(enteredAt: Date): Date {
  return addHours(enteredAt, portabilityRules.executionHours);
}

/** The first day in whose early morning the number can move: the one after the request counts as entered. */
export function earliestDay(enteredAt: Date, { timeZone }: BusinessCalendar): IsoDay {
  return daysAfter(dayAt(enteredAt, timeZone), 1);
}

/**
 * Until when a NIP holds: five times 24 hours from its generation, never until the end of the last day, which would
 * promise more.
 */
export function nipValidUntil(generatedAt: Date): Date {
  return addHours(generatedAt, portabilityRules.nip.days * 24);
}

/**
 * The last day to undo a porting; the day of the execution does not count.
 *
 * @throws {RangeError} if the calendar does not know a year on the way.
 */
export function reversibleUntil(executedOn: IsoDay, calendar: BusinessCalendar): IsoDay {
  return businessDayAfter(executedOn, portabilityRules.reversionBusinessDays, calendar);
}

/** The last day to bring a number whose line was cancelled. */
export function recoverableUntil(cancelledOn: IsoDay): IsoDay {
  return daysAfter(cancelledOn, portabilityRules.recoveryDays);
}

export type PortabilityRequest = {
  requestedAt: Date;
  nipGeneratedAt: Date;
  /** The day in whose early morning the number shall move; without it, as soon as possible. */
  chosenDay?: IsoDay;
};

export type PortabilityPlan = {
  entry: Entry;
  nipUntil: Date;
  /** The NIP holds when the request is made, and no longer when it counts as entered. */
  nipEndsBeforeEntry: boolean;
  /** `isBusinessDay` of the day that it ends in: the rules do not say whether numbers move on other days. */
  execution: ({ kind: "soonest"; latestAt: Date } | { kind: "chosen"; day: IsoDay }) & { isBusinessDay: boolean };
  /** Counted from the chosen day or the first possible one, so that it never comes out too late. */
  reversibleUntil: IsoDay;
};

/** What is wrong with a request, and the day or the instant that says so. */
export type PortabilityProblem =
  | { problem: "nipAfterRequest" }
  | { problem: "nipExpired"; nipUntil: Date }
  | { problem: "dayTooEarly"; earliestDay: IsoDay };

/**
 * Every date of a request.
 *
 * @throws {RangeError} if a date is not valid, or lies outside the years that the calendar knows.
 */
export function portabilityPlan(
  { requestedAt, nipGeneratedAt, chosenDay }: PortabilityRequest,
  calendar: BusinessCalendar,
): PortabilityPlan | PortabilityProblem {
  const nipUntil = nipValidUntil(nipGeneratedAt);
  if (nipGeneratedAt > requestedAt) return { problem: "nipAfterRequest" };
  if (nipUntil < requestedAt) return { problem: "nipExpired", nipUntil };
  const entry = entryOf(requestedAt, calendar);
  const firstDay = earliestDay(entry.at, calendar);
  if (chosenDay !== undefined && chosenDay < firstDay) return { problem: "dayTooEarly", earliestDay: firstDay };
  return {
    entry,
    nipUntil,
    nipEndsBeforeEntry: nipUntil < entry.at,
    execution: {
      ...(chosenDay ? { kind: "chosen", day: chosenDay } : { kind: "soonest", latestAt: latestExecution(entry.at) }),
      isBusinessDay: isBusinessDay(chosenDay ?? firstDay, calendar),
    },
    reversibleUntil: reversibleUntil(chosenDay ?? firstDay, calendar),
  };
}
