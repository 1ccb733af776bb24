import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import type { LinePhase, LineStatus } from "#domain/lines/line-life.ts";
import { getLastRecoveryDay } from "#domain/porting/porting.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { LineLifeCopy } from "./line-life-copy.ts";

const tones: Record<LinePhase, "success" | "warning" | "error"> = {
  membership: "success",
  withoutMembership: "warning",
  suspended: "warning",
  cancelled: "error",
};

/**
 * Describes a line: the title has its next change, the texts have its phase today and the next step; `isOver` if the
 * line is cancelled.
 */
export function describeLineDates({ phases, currentIndex, nextChange }: LineStatus, today: IsoDay, copy: LineLifeCopy) {
  const { phase, from } = phases[currentIndex] ?? { phase: "cancelled", from: "" };
  const tone = tones[phase];
  if (!nextChange || nextChange.phase === "membership") {
    const lastRecoveryDay = getLastRecoveryDay(from);
    const advice = today <= lastRecoveryDay ? copy.advice.cancelled : copy.advice.tooLate;
    const title = fillPlaceholders(copy.endedTitle, { day: formatDateWithWeekday(from) });
    const texts = [copy.today[phase], fillPlaceholders(advice, { day: formatDateWithWeekday(lastRecoveryDay) })];
    return { tone, title, texts, isOver: true };
  }
  const daysLeftText =
    nextChange.inDays === 1
      ? copy.daysLeft.one
      : fillPlaceholders(copy.daysLeft.more, { days: `${nextChange.inDays}` });
  const title = fillPlaceholders(copy.next[nextChange.phase], { day: formatDateWithWeekday(nextChange.from) });
  return { tone, title, texts: [`${copy.today[phase]} ${daysLeftText}`, copy.advice.before], isOver: false };
}
