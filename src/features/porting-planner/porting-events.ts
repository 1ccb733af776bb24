import type { PortingSchedule } from "#domain/porting/porting.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";

const minutesPerDay = 24 * 60;

export type PortingEventCopy = Record<"entered" | "latest" | "chosen" | "nip" | "reversible" | "description", string>;

/** Creates a calendar event for each date of a porting request. For the same request, the events have the same ids. */
export function createPortingEvents(
  requestedAt: Date,
  schedule: PortingSchedule,
  copy: PortingEventCopy,
): CalendarEvent[] {
  const { description } = copy;
  const buildId = (name: string) => `${name}-${requestedAt.getTime()}@portabilidad.wim`;
  const { execution } = schedule;
  return [
    { id: buildId("ingreso"), summary: copy.entered, description, at: schedule.entry.time },
    execution.kind === "chosen"
      ? { id: buildId("cambio"), summary: copy.chosen, description, day: execution.day }
      : { id: buildId("limite"), summary: copy.latest, description, at: execution.latestAt },
    { id: buildId("nip"), summary: copy.nip, description, at: schedule.nipUntil, remindMinutesBefore: minutesPerDay },
    {
      id: buildId("reversion"),
      summary: copy.reversible,
      description,
      day: schedule.reversibleUntil,
      remindMinutesBefore: minutesPerDay,
    },
  ];
}
