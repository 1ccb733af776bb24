/** Turns the planner's fields into the dates of the request, or into what is wrong with a field. */
import type { BusinessCalendar } from "#domain/business-calendar.ts";
import { type IsoDay, instantOf } from "#domain/civil-time.ts";
import { type MexicanZoneId, mexicanZoneBy } from "#domain/mexican-zone.ts";
import { type PortabilityPlan, portabilityPlan } from "#domain/portability.ts";

/** As native inputs give them: empty while the date is incomplete. */
export type PlannerFields = {
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
  | { field: "request" | "nip" | "date"; problem: "incomplete" | "outOfCalendar" }
  | { field: "nip"; problem: "nipAfterRequest" }
  | { field: "nip"; problem: "nipExpired"; nipUntil: Date }
  | { field: "date"; problem: "dayTooEarly"; earliestDay: IsoDay };

export type PlannerAnswer = { requestedAt: Date; plan: PortabilityPlan } | PlannerProblem;

/** Times are in the chosen time zone. */
export function answerOf(fields: PlannerFields, calendar: BusinessCalendar): PlannerAnswer {
  const { timeZone } = mexicanZoneBy(fields.zone);
  const requestedAt = instantIn({ day: fields.day, time: fields.time }, timeZone);
  if (!requestedAt) return { field: "request", problem: "incomplete" };
  const nipGeneratedAt =
    fields.nipWhen === "same" ? requestedAt : instantIn({ day: fields.nipDay, time: fields.nipTime }, timeZone);
  if (!nipGeneratedAt) return { field: "nip", problem: "incomplete" };
  const chosenDay = fields.dateWhen === "chosen" ? fields.chosenDay : undefined;
  if (chosenDay !== undefined) {
    if (!instantIn({ day: chosenDay, time: "00:00" }, timeZone)) return { field: "date", problem: "incomplete" };
    const year = Number(chosenDay.slice(0, 4));
    if (year < calendar.years.first || year > calendar.years.last) return { field: "date", problem: "outOfCalendar" };
  }
  return planned({ requestedAt, nipGeneratedAt, ...(chosenDay && { chosenDay }) }, calendar);
}

function planned(request: Parameters<typeof portabilityPlan>[0], calendar: BusinessCalendar): PlannerAnswer {
  try {
    const plan = portabilityPlan(request, calendar);
    if (!("problem" in plan)) return { requestedAt: request.requestedAt, plan };
    return plan.problem === "dayTooEarly" ? { field: "date", ...plan } : { field: "nip", ...plan };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { field: "request", problem: "outOfCalendar" };
  }
}

function instantIn(clock: { day: string; time: string }, timeZone: string): Date | undefined {
  try {
    return instantOf(clock, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
