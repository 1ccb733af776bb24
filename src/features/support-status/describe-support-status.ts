import { formatTimeOfDayPhrase } from "#domain/calendar/format-time-of-day.ts";
import { type DailyHours, getSupportStatus, toUpcomingTime } from "#domain/calendar/support-hours.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

/** `{at}` is a time: `a las 10 p.m.`. */
export type SupportStatusSentences = { open: string; opensToday: string; opensTomorrow: string };

/** Whether somebody answers now, as a sentence in the time zone of the support hours; `there` is the next change. */
export function describeSupportStatus(now: Date, hours: DailyHours, words: SupportStatusSentences) {
  const { isOpen, changesAt } = getSupportStatus(now, hours);
  const there = toUpcomingTime(changesAt, now, hours.timeZone);
  const sentence = isOpen ? words.open : there.isTomorrow ? words.opensTomorrow : words.opensToday;
  return { text: fillPlaceholders(sentence, toTimePlaceholder(there)), isOpen, changesAt, there };
}

export const toTimePlaceholder = ({ time }: { time: string }) => ({ at: formatTimeOfDayPhrase(time) });
