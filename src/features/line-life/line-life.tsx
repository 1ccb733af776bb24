import { type FocusEvent, useState } from "react";
import { type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import { computeLineStatus, type LineLifeRules, type LineStatus, linePhases } from "#domain/lines/line-life.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Timeline } from "#ui/timeline/timeline.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { LineDates, type NextStepLinks } from "./line-dates.tsx";
import styles from "./line-life.module.css";
import type { LineLifeCopy } from "./line-life-copy.ts";

type LineLifeProps = {
  copy: LineLifeCopy;
  rules: LineLifeRules;
  headingLevel: 2 | 3;
  links: NextStepLinks;
};

/** Whether the year is complete: a half-typed year is far in the past, and the field also accepts five digits. */
const hasFullYear = (day: IsoDay) => /^2\d{3}-/.test(day);

/** Shows the phase of a line today and its next dates, given the day of its last membership. */
export function LineLife({ copy, rules, headingLevel, links }: LineLifeProps) {
  const [day, setDay] = useState<IsoDay>("");
  const [isImpossible, setIsImpossible] = useState(false);
  // Today is in the device's time zone, like the day that the visitor enters.
  const today = day && toLocalDay(new Date(), getDeviceTimeZone());
  const status = hasFullYear(day) ? computeLineStatus(day, today, rules) : undefined;
  const isFuture = hasFullYear(day) && !status;
  const error = isFuture ? copy.problem.future : isImpossible ? copy.problem.none : undefined;

  function checkTypedDay({ target }: FocusEvent<HTMLInputElement>) {
    setIsImpossible(target.validity.badInput || (target.value !== "" && !hasFullYear(target.value)));
  }

  return (
    <div className={styles.tool}>
      <ToolPanel
        heading={copy.heading}
        headingLevel={headingLevel}
        intro={copy.intro}
        note={<p>{copy.note}</p>}
        result={<LinePhaseStops copy={copy} status={status} />}
        resultKey={status ? day : "counted"}
      >
        <TextField
          label={copy.day}
          hint={copy.hint}
          name="ultima-membresia"
          type="date"
          value={day}
          error={error}
          onChange={({ target }) => {
            setDay(target.value);
            setIsImpossible(false);
          }}
          onBlur={checkTypedDay}
        />
        {status ? (
          <LineDates key={day} copy={copy} status={status} today={today} links={links} />
        ) : error ? (
          <ToolResult tone="error" title={copy.problem.title} />
        ) : (
          <ToolResult title={copy.waiting.title}>
            <p>{copy.waiting.text}</p>
          </ToolResult>
        )}
      </ToolPanel>
    </div>
  );
}

type LinePhaseStopsProps = { copy: LineLifeCopy; status: LineStatus | undefined };

/** Timeline of the line's phases, with day numbers at first, and with dates once a day is entered. */
function LinePhaseStops({ copy, status }: LinePhaseStopsProps) {
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
