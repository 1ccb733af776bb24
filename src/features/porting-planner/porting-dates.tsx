import type { ComponentProps } from "react";
import type { TimeZone } from "#domain/calendar/civil-time.ts";
import type { MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { formatDateWithWeekday, formatMoment } from "#domain/calendar/spanish-time.ts";
import type { PortingSchedule } from "#domain/porting/porting.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { Timeline } from "#ui/timeline/timeline.tsx";
import type { PlannerCopy } from "./planner-copy.ts";

type Stops = ComponentProps<typeof Timeline>["stops"];

type PortingDatesProps = {
  copy: PlannerCopy;
  /** The general time limits, shown until there is a schedule. */
  rules: Stops;
  schedule: PortingSchedule | undefined;
  zones: TimeZonePair;
};

/** Central Mexico's time zone, and the chosen one. A time that differs is shown in both, the chosen zone's first. */
export type TimeZonePair = { centre: TimeZone; local: TimeZone; id: MexicanZoneId };

/** The dates that follow from a porting request. */
export function PortingDates({ copy, rules, schedule, zones }: PortingDatesProps) {
  return (
    <Timeline
      key={JSON.stringify(schedule)}
      label={copy.dates}
      stops={schedule ? listStops(copy, schedule, zones) : rules}
    />
  );
}

function listStops({ timeline, reasons, result }: PlannerCopy, schedule: PortingSchedule, zones: TimeZonePair): Stops {
  const { entry, execution } = schedule;
  return [
    { label: timeline.entered, ...describeMoment(entry.time, zones, result.atCentre, reasons[entry.reason]) },
    execution.kind === "soonest"
      ? { label: timeline.latest, ...describeMoment(execution.latestAt, zones, result.atCentre) }
      : {
          label: timeline.chosen,
          when: fillPlaceholders(timeline.chosenDawn, { day: formatDateWithWeekday(execution.day) }),
        },
    { label: timeline.reversible, when: formatDateWithWeekday(schedule.reversibleUntil) },
  ];
}

/** @returns the moment in the visitor's time; if central Mexico's time differs, `centreTemplate` adds it. */
export function describeMoment(
  instant: Date,
  { centre, local }: TimeZonePair,
  centreTemplate: string,
  ...details: string[]
) {
  const when = formatMoment(instant, local);
  const centreMoment = formatMoment(instant, centre);
  return {
    when,
    details: centreMoment === when ? details : [fillPlaceholders(centreTemplate, { moment: centreMoment }), ...details],
  };
}
