import { type TimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDayWithOptionalYear, formatMoment, formatTime } from "#domain/calendar/spanish-time.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { isDateMissing, type PlannerAnswer } from "./planner-answer.ts";
import type { PlannerCopy } from "./planner-copy.ts";
import type { TimeZonePair } from "./porting-dates.tsx";

export type PlannerVerdict = {
  tone: "plain" | "success" | "warning" | "info" | "error";
  title: string;
  texts: readonly string[];
};

/** Formats the answer as title and texts, in the visitor's time; `answer` is undefined until the fields are filled. */
export function formatPlannerVerdict(
  answer: PlannerAnswer | undefined,
  copy: PlannerCopy,
  zones: TimeZonePair,
  now: Date,
): PlannerVerdict {
  const { waiting, problem, nipWarning, result, details } = copy;
  if (!answer) return { tone: "plain", title: waiting.title, texts: [waiting.text] };
  if ("problem" in answer && isDateMissing(answer)) return { tone: "info", title: problem[answer.problem], texts: [] };
  if ("problem" in answer) return { tone: "error", title: problem.title, texts: [problem.text] };
  const { schedule, timing } = answer;
  const remarks = timing === "near" ? [] : [copy.timing[timing]];
  if (schedule.nipEndsBeforeEntry)
    return { tone: "warning", title: nipWarning.title, texts: [nipWarning.text, ...remarks] };
  const { execution } = schedule;
  const warnings = [
    ...(execution.isBusinessDay ? [] : [details.notBusinessDay]),
    ...(execution.kind === "chosen" && execution.isLate ? [details.lateDay] : []),
    ...remarks,
  ];
  const isPast = timing === "past" && warnings.length === 1;
  return {
    tone: isPast ? "info" : warnings.length > 0 ? "warning" : "success",
    title: formatTitle(execution, result, zones.local, now),
    texts: [...listZoneTexts(execution, copy, zones), ...warnings],
  };
}

type Execution = Extract<PlannerAnswer, { requestedAt: Date }>["schedule"]["execution"];

function formatTitle(
  execution: Execution,
  { soonest, chosen }: PlannerCopy["result"],
  timeZone: TimeZone,
  now: Date,
): string {
  const today = toLocalDay(now, timeZone);
  if (execution.kind === "chosen") {
    const { day } = execution;
    return fillPlaceholders(day < today ? chosen.passed : chosen.ahead, { day: formatDayWithOptionalYear(day, today) });
  }
  const { latestAt } = execution;
  const moment = `${formatDayWithOptionalYear(toLocalDay(latestAt, timeZone), today)}, ${formatTime(latestAt, timeZone)}`;
  return fillPlaceholders(latestAt < now ? soonest.passed : soonest.ahead, { moment });
}

/** Lists the sentences that name the title's time zone; for a chosen zone, also the same moment in central Mexico. */
function listZoneTexts(
  execution: Execution,
  { zoneTimes, result }: PlannerCopy,
  zones: TimeZonePair,
): readonly string[] {
  if (execution.kind === "chosen") return [`${zoneTimes.centre}.`];
  const [ownMoment, moment] = [zones.local, zones.centre].map((zone) => formatMoment(execution.latestAt, zone));
  const centreTexts = ownMoment === moment ? [] : [`${fillPlaceholders(result.atCentre, { moment: moment ?? "" })}.`];
  return [`${zoneTimes[zones.id]}.`, ...centreTexts];
}
