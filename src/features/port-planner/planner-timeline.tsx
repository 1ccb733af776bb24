import type { TimeZone } from "#domain/calendar/civil-time.ts";
import { formatDay, formatMoment } from "#domain/calendar/spanish-time.ts";
import type { PortabilityPlan } from "#domain/lines/portability.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { Timeline } from "#ui/timeline/timeline.tsx";
import type { PlannerTexts } from "./planner-texts.ts";

type PlannerTimelineProps = {
  words: PlannerTexts;
  plan: PortabilityPlan;
  /** The time zone of the dates. */
  timeZone: TimeZone;
  /** The visitor's time zone; its time is added wherever it differs. */
  localZone: TimeZone;
};

/** The dates of a porting request, in order. */
export function PlannerTimeline({ words, plan, timeZone, localZone }: PlannerTimelineProps) {
  const { timeline, reasons, result } = words;
  const { entry, execution } = plan;
  const stopAt = (label: string, instant: Date, ...details: string[]) => {
    const when = formatMoment(instant, timeZone);
    const local = formatMoment(instant, localZone);
    return { label, when, details: [...(local === when ? [] : [fill(result.local, { moment: local })]), ...details] };
  };
  return (
    <Timeline
      across
      stops={[
        stopAt(timeline.entered, entry.at, reasons[entry.reason]),
        execution.kind === "soonest"
          ? stopAt(timeline.latest, execution.latestAt)
          : { label: timeline.chosen, when: fill(timeline.chosenDawn, { day: formatDay(execution.day) }) },
        stopAt(timeline.nip, plan.nipUntil),
        { label: timeline.reversible, when: formatDay(plan.reversibleUntil) },
      ]}
    />
  );
}
