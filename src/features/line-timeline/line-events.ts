import type { LineStatus } from "#domain/lines/line-life.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";
import type { LineTimelineTexts } from "./line-timeline-texts.ts";

const dayBefore = 24 * 60;

/** A line's upcoming changes as calendar events, each with a reminder a day before. */
export function createLineEvents({ phases, current }: LineStatus, words: LineTimelineTexts["file"]): CalendarEvent[] {
  return phases.slice(current + 1).flatMap(({ phase, from }) =>
    phase === "membership"
      ? []
      : {
          // Stable ids: saving the same membership again replaces its events.
          id: `${phase}-${from}@linea.wim`,
          summary: words[phase],
          description: words.description,
          day: from,
          remindMinutesBefore: dayBefore,
        },
  );
}
