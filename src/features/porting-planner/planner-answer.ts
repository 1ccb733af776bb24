import type { BusinessCalendar } from "#domain/calendar/business-calendar.ts";
import { countDaysBetween, type IsoDay, type TimeZone, toInstant, toLocalDay } from "#domain/calendar/civil-time.ts";
import { getMexicanZoneById, type MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { type PortingSchedule, schedulePorting } from "#domain/porting/porting.ts";

/** Values of the planner's native inputs; an incomplete date is an empty string. */
export type PlannerValues = {
  zone: MexicanZoneId;
  day: string;
  time: string;
  nipWhen: "same" | "before";
  nipDay: string;
  nipTime: string;
  dateWhen: "soonest" | "chosen";
  chosenDay: string;
};

export type PlannerProblem =
  | { field: "request"; problem: "incomplete" }
  | { field: "request" | "date"; problem: "outOfCalendar" | "endsOutOfCalendar" }
  | { field: "nip"; problem: "nipMissing" | "nipAfterRequest" }
  | { field: "nip"; problem: "nipExpired"; nipUntil: Date }
  | { field: "date"; problem: "dayMissing" }
  | { field: "date"; problem: "dayTooEarly"; earliestDay: IsoDay };

/** Whether the visitor has chosen to enter a date but not entered it yet, which is not an error. */
export const isDateMissing = ({ problem }: PlannerProblem) => problem === "nipMissing" || problem === "dayMissing";

/** Number of days ahead in which public holidays and rules are unlikely to change. */
const nearDays = 90;

/** Position of the request's day relative to today; `far` is beyond `nearDays`. */
export type RequestTiming = "past" | "near" | "far";

export type PlannerAnswer = { requestedAt: Date; schedule: PortingSchedule; timing: RequestTiming } | PlannerProblem;

/** Computes the dates of a request, or finds a problem with a field. Times are in the chosen time zone. */
export function computePlannerAnswer(fields: PlannerValues, calendar: BusinessCalendar, now: Date): PlannerAnswer {
  const { timeZone } = getMexicanZoneById(fields.zone);
  const requestedAt = tryToInstant({ day: fields.day, time: fields.time }, timeZone);
  if (!requestedAt) return { field: "request", problem: "incomplete" };
  const nipGeneratedAt =
    fields.nipWhen === "same" ? requestedAt : tryToInstant({ day: fields.nipDay, time: fields.nipTime }, timeZone);
  if (!nipGeneratedAt) return { field: "nip", problem: "nipMissing" };
  const days = countDaysBetween(toLocalDay(now, timeZone), fields.day);
  const timing = days < 0 ? "past" : days > nearDays ? "far" : "near";
  if (!coversYear(fields.day, calendar)) return { field: "request", problem: "outOfCalendar" };
  const chosenDay = fields.dateWhen === "chosen" ? fields.chosenDay : undefined;
  if (chosenDay !== undefined) {
    if (!tryToInstant({ day: chosenDay, time: "00:00" }, timeZone)) return { field: "date", problem: "dayMissing" };
    if (!coversYear(chosenDay, calendar)) return { field: "date", problem: "outOfCalendar" };
  }
  const schedule = tryToSchedule({ requestedAt, nipGeneratedAt, ...(chosenDay && { chosenDay }) }, calendar);
  if (!schedule) return { field: chosenDay ? "date" : "request", problem: "endsOutOfCalendar" };
  if (!("problem" in schedule)) return { requestedAt, schedule, timing };
  return schedule.problem === "dayTooEarly" ? { field: "date", ...schedule } : { field: "nip", ...schedule };
}

/** @returns undefined if a deadline falls into a year that the calendar does not cover. */
function tryToSchedule(request: Parameters<typeof schedulePorting>[0], calendar: BusinessCalendar) {
  try {
    return schedulePorting(request, calendar);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

function coversYear(day: IsoDay, { years }: BusinessCalendar): boolean {
  const year = Number(day.slice(0, 4));
  return year >= years.first && year <= years.last;
}

function tryToInstant(clock: { day: string; time: string }, timeZone: TimeZone): Date | undefined {
  try {
    return toInstant(clock, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
