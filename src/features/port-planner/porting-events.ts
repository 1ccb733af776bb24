import type { PortabilityPlan } from "#domain/lines/portability.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";

const minutesPerDay = 24 * 60;

export type PortingEventTexts = Record<"entered" | "latest" | "chosen" | "nip" | "reversible" | "description", string>;

/** Creates a calendar event for each date of a porting request. For the same request, the events have the same ids. */
export function createPortingEvents(
  requestedAt: Date,
  plan: PortabilityPlan,
  words: PortingEventTexts,
): CalendarEvent[] {
  const { description } = words;
  const buildId = (name: string) => `${name}-${requestedAt.getTime()}@portabilidad.wim`;
  const { execution } = plan;
  return [
    { id: buildId("ingreso"), summary: words.entered, description, at: plan.entry.time },
    execution.kind === "chosen"
      ? { id: buildId("cambio"), summary: words.chosen, description, day: execution.day }
      : { id: buildId("limite"), summary: words.latest, description, at: execution.latestAt },
    { id: buildId("nip"), summary: words.nip, description, at: plan.nipUntil, remindMinutesBefore: minutesPerDay },
    {
      id: buildId("reversion"),
      summary: words.reversible,
      description,
      day: plan.reversibleUntil,
      remindMinutesBefore: minutesPerDay,
    },
  ];
}
