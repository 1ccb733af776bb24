import type { LineStatus } from "#domain/lines/line-life.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";
import type { LineLifeCopy } from "./line-life-copy.ts";

const minutesPerDay = 24 * 60;

/** Creates a calendar event for each upcoming change of a line, with a reminder a day before. */
export function createLineEvents({ phases, currentIndex }: LineStatus, copy: LineLifeCopy["file"]): CalendarEvent[] {
  return phases.slice(currentIndex + 1).flatMap(({ phase, from }) =>
    phase === "membership"
      ? []
      : {
          // A stable id, so that saving the same dates again replaces the events instead of adding them twice.
          id: `${phase}-${from}@linea.wim`,
          summary: copy[phase],
          description: copy.description,
          day: from,
          remindMinutesBefore: minutesPerDay,
        },
  );
}
