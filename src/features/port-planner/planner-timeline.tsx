import { fill } from "#domain/fill.ts";
import type { PortabilityPlan } from "#domain/portability.ts";
import { spokenDay, spokenMoment } from "#domain/spanish-time.ts";
import { Timeline } from "#ui/timeline/timeline.tsx";
import type { PlannerWords } from "./planner-words.ts";

type PlannerTimelineProps = {
  words: PlannerWords;
  plan: PortabilityPlan;
  /** The time zone of the dates. */
  timeZone: string;
  /** The visitor's own; its time is added wherever it differs. */
  localZone: string;
};

type Stop = { label: string; when: string; local?: string; details: readonly string[] };

/** A request's dates, one below another. */
export function PlannerTimeline({ words, plan, timeZone, localZone }: PlannerTimelineProps) {
  const { timeline, details } = words;
  const { execution } = plan;
  const moment = (instant: Date) => {
    const when = spokenMoment(instant, timeZone);
    const local = spokenMoment(instant, localZone);
    return { when, ...(local !== when && { local: fill(words.result.local, { moment: local }) }) };
  };
  const stops: Stop[] = [
    { label: timeline.entered, ...moment(plan.entry.at), details: [words.reasons[plan.entry.reason]] },
    execution.kind === "soonest"
      ? { label: timeline.latest, ...moment(execution.latestAt), details: [details.latest] }
      : {
          label: timeline.chosen,
          when: fill(timeline.chosenDawn, { day: spokenDay(execution.day) }),
          details: [],
        },
    { label: timeline.nip, ...moment(plan.nipUntil), details: [details.nip] },
    { label: timeline.reversible, when: spokenDay(plan.reversibleUntil), details: [details.reversible] },
  ];
  return (
    <Timeline
      stops={stops.map(({ local, details, ...stop }) => ({
        ...stop,
        details: [...(local ? [local] : []), ...details],
      }))}
    />
  );
}
