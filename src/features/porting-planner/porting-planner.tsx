import { type ReactNode, useEffect, useState } from "react";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { type TimeZone, toWallClock } from "#domain/calendar/civil-time.ts";
import { getMexicanZoneById, getMexicanZoneByTimeZone, type MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { formatDateWithWeekday, formatMoment } from "#domain/calendar/spanish-time.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ShortAnswer } from "#ui/tool-panel/short-answer.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { AnswerHeadingLevel } from "#ui/tool-panel/use-answer-heading.ts";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { computePlannerAnswer, isDateMissing, type PlannerProblem, type PlannerValues } from "./planner-answer.ts";
import type { PlannerCopy } from "./planner-copy.ts";
import { PlannerFields } from "./planner-fields.tsx";
import { formatPlannerVerdict } from "./planner-verdict.ts";
import { describeMoment, PortingDates, type TimeZonePair } from "./porting-dates.tsx";
import { createPortingEvents } from "./porting-events.ts";
import styles from "./porting-planner.module.css";

type Link = { label: string; href: string };
type Stop = { label: string; when: string; details: readonly string[] };

type PortingPlannerProps = {
  copy: PlannerCopy;
  /** The steps of a porting. The first one is about the NIP; the last two are the request and the wait. */
  steps: readonly { heading: string; text: string }[];
  /** Rank of the steps' headings. */
  headingLevel: 3;
  /** Links to make the request and to get a NIP. */
  links: { app: Link; nip: Link };
  /** The general time limits, shown in place of dates until one is entered. */
  rules: { nip: Stop; stops: readonly Stop[] };
};

/**
 * The steps of a porting as one night, with the dates that follow from the moment of the request. Offers the dates as a
 * calendar file.
 */
export function PortingPlanner({ copy, steps, headingLevel, links, rules }: PortingPlannerProps) {
  const { fields, answer, change, setToNow, hasChangedMore } = usePlanner();
  const { save, hasFailed } = useCalendarFile(copy.file, JSON.stringify(fields));
  const problem = answer && "problem" in answer ? answer : undefined;
  const plannedAnswer = answer && !("problem" in answer) ? answer : undefined;
  const schedule = plannedAnswer?.schedule;
  const { id, timeZone } = getMexicanZoneById(fields.zone);
  const zones: TimeZonePair = { centre: federalCalendar.timeZone, local: timeZone, id };
  const { tone, title, texts } = formatPlannerVerdict(answer, copy, zones, new Date());
  const nipDate = schedule ? describeMoment(schedule.nipUntil, zones, copy.result.atCentre) : rules.nip;
  const Heading = `h${headingLevel}` as const;

  const partsByPlace: Record<number, ReactNode> = {
    [-steps.length]: (
      <div className={styles.date} key={nipDate.when}>
        <p>{schedule ? copy.timeline.nip : rules.nip.label}</p>
        <p className={styles.when}>{nipDate.when}</p>
        {nipDate.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    ),
    [-2]: (
      <div className={styles.tool}>
        <ToolPanel
          heading={copy.heading}
          headingLevel={4}
          intro={copy.intro}
          shortAnswer={<ShortAnswer tone={tone} text={title} />}
          note={<p className={styles.note}>{copy.note}</p>}
        >
          <PlannerFields
            copy={copy}
            fields={fields}
            error={
              problem && !isDateMissing(problem)
                ? { field: problem.field, text: formatProblem(problem, copy, zones.local) }
                : undefined
            }
            onChange={change}
            onUseCurrentTime={setToNow}
            isMoreOpen={hasChangedMore}
          />
        </ToolPanel>
      </div>
    ),
    [-1]: (
      <>
        <div className={styles.answer} data-waiting={!answer || undefined}>
          {/* Keyed, so that the answer is a new element, which does not count as a layout shift when the outline
              disappears. */}
          <AnswerHeadingLevel key={answer ? "answer" : "example"} value={4}>
            <ToolResult
              tone={tone}
              title={title}
              action={
                plannedAnswer &&
                (plannedAnswer.schedule.nipEndsBeforeEntry ? (
                  <CallToAction {...links.nip} />
                ) : (
                  <CallToAction
                    label={copy.save}
                    icon="download"
                    onPress={() =>
                      save(createPortingEvents(plannedAnswer.requestedAt, plannedAnswer.schedule, copy.file))
                    }
                    more={{ ...links.app, opensStore: true }}
                  />
                ))
              }
            >
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </ToolResult>
          </AnswerHeadingLevel>
          {hasFailed && <p role="alert">{copy.saveFailed}</p>}
        </div>
        <div className={styles.dates}>
          <PortingDates copy={copy} rules={rules.stops} schedule={schedule} zones={zones} />
        </div>
      </>
    ),
  };

  return (
    <ol className={styles.night} data-answer-scope>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.text}>
            <Heading>{heading}</Heading>
            <p>{text}</p>
          </div>
          {partsByPlace[index - steps.length]}
        </li>
      ))}
    </ol>
  );
}

function formatProblem(problem: PlannerProblem, { problem: copy }: PlannerCopy, timeZone: TimeZone): string {
  const text = copy[problem.problem];
  if (problem.problem === "nipExpired")
    return fillPlaceholders(text, { moment: formatMoment(problem.nipUntil, timeZone) });
  return problem.problem === "dayTooEarly"
    ? fillPlaceholders(text, { day: formatDateWithWeekday(problem.earliestDay) })
    : text;
}

const getCurrentMoment = (zone: MexicanZoneId) => toWallClock(new Date(), getMexicanZoneById(zone).timeZone);

/**
 * State of the planner: its fields and the answer. The fields are empty at first, so that nothing moves on hydration.
 */
function usePlanner() {
  const [fields, setFields] = useState<PlannerValues>({
    day: "",
    time: "",
    zone: "centre",
    nipWhen: "same",
    nipDay: "",
    nipTime: "",
    dateWhen: "soonest",
    chosenDay: "",
  });
  const [hasChangedMore, setHasChangedMore] = useState(false);
  const changeFields = (changedFields: Partial<PlannerValues>) => {
    setFields((before) => ({ ...before, ...changedFields }));
    if (changedFields.nipWhen || changedFields.dateWhen) setHasChangedMore(true);
  };

  useEffect(() => {
    const { id } = getMexicanZoneByTimeZone(getDeviceTimeZone());
    setFields((before) => ({ ...before, zone: id }));
  }, []);

  return {
    fields,
    /** The answer is undefined until day and time are entered. */
    answer: fields.day && fields.time ? computePlannerAnswer(fields, federalCalendar, new Date()) : undefined,
    change: changeFields,
    /** Whether the visitor has used the fields of the disclosure, which must then stay open. */
    hasChangedMore,
    setToNow: () => changeFields(getCurrentMoment(fields.zone)),
  };
}
