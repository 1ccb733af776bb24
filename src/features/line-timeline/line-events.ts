import type { LineStanding } from "#domain/line-life.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";
import type { LineTimelineWords } from "./line-timeline-words.ts";

const dayBefore = 24 * 60;

/** The changes of a line that are still to come, as events of a calendar; each reminds a day before. */
export function lineEvents({ phases, current }: LineStanding, words: LineTimelineWords["file"]): CalendarEvent[] {
  return phases.slice(current + 1).flatMap(({ phase, from }) =>
    phase === "membership"
      ? []
      : {
          // Of a line whose membership is entered again the same events come, in the place of the first ones.
          id: `${phase}-${from}@linea.wim`,
          summary: words[phase],
          description: words.description,
          day: from,
          remindMinutesBefore: dayBefore,
        },
  );
}
