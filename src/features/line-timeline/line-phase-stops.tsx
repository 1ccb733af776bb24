import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import { type LineStatus, linePhases } from "#domain/lines/line-life.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { Timeline } from "#ui/timeline/timeline.tsx";
import styles from "./line-phase-stops.module.css";
import type { LineTimelineCopy } from "./line-timeline-copy.ts";

type LinePhaseStopsProps = { copy: LineTimelineCopy; status: LineStatus | undefined };

/** Timeline of the line's phases, with day numbers at first, and with dates once a day is entered. */
export function LinePhaseStops({ copy, status }: LinePhaseStopsProps) {
  const countedStops = linePhases.map((phase) => {
    const { name, days, works } = copy.phases[phase];
    return { label: name, when: days, details: [works] };
  });
  const datedStops = status?.phases.map(({ phase, from, to }, index) => ({
    label: copy.phases[phase].name,
    when: formatPhaseDays(from, to) ?? fillPlaceholders(copy.openSpan, { from: formatDate(from) }),
    details: [copy.phases[phase].works],
    ...(index < status.currentIndex && { state: "past" as const, mark: copy.mark.past }),
    ...(index === status.currentIndex && { state: "current" as const, mark: copy.mark.current }),
    ...(index > status.currentIndex && { state: "ahead" as const }),
  }));
  return (
    <div className={styles.stops}>
      <Timeline label={copy.stops} stops={datedStops ?? countedStops} />
    </div>
  );
}

/** Formats `Del 30 de octubre al 28 de noviembre de 2026`. @returns undefined without an end. */
function formatPhaseDays(from: IsoDay, to: IsoDay | undefined): string | undefined {
  const range = to && formatValidity({ kind: "dates", from, to });
  return range && range.charAt(0).toUpperCase() + range.slice(1);
}
