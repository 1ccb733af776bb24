import { formatTimeOfDayPhrase } from "#domain/calendar/format-time-of-day.ts";
import { type DailyHours, getSupportStatus, toUpcomingTime } from "#domain/calendar/support-hours.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

/** `{at}` is a time: `a las 10 p.m.`. */
export type SupportStatusSentences = { open: string; opensToday: string; opensTomorrow: string };

/**
 * Describes whether support is open, in the time zone of the support hours; `nextChange` is the next opening or closing
 * time.
 */
export function describeSupportStatus(now: Date, hours: DailyHours, copy: SupportStatusSentences) {
  const { isOpen, changesAt } = getSupportStatus(now, hours);
  const nextChange = toUpcomingTime(changesAt, now, hours.timeZone);
  const sentence = isOpen ? copy.open : nextChange.isTomorrow ? copy.opensTomorrow : copy.opensToday;
  return { text: fillPlaceholders(sentence, toTimePlaceholder(nextChange)), isOpen, changesAt, nextChange };
}

export const toTimePlaceholder = ({ time }: { time: string }) => ({ at: formatTimeOfDayPhrase(time) });
