import { type ComponentProps, Fragment, useEffect, useState } from "react";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { type TimeZone, toWallClock } from "#domain/calendar/civil-time.ts";
import { getMexicanZoneById, getMexicanZoneByTimeZone, type MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { formatDateWithWeekday, formatMoment } from "#domain/calendar/spanish-time.ts";
import type { PortabilityPlan } from "#domain/lines/portability.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Timeline } from "#ui/timeline/timeline.tsx";
import { ShortAnswer } from "#ui/tool-panel/short-answer.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { computePlannerAnswer, type PlannerProblem, type PlannerValues } from "./plan-request.ts";
import { PlannerFields } from "./planner-fields.tsx";
import type { PlannerTexts } from "./planner-texts.ts";
import { formatPlannerVerdict } from "./planner-verdict.ts";
import styles from "./port-planner.module.css";
import { createPortingEvents } from "./porting-events.ts";

type Link = { label: string; href: string };

type PortPlannerProps = {
  words: PlannerTexts;
  headingLevel: 2 | 3;
  /** Links to make the request and to get a NIP. */
  links: { app: Link; nip: Link };
  /** Timeline with the general time limits, shown before a date is entered. */
  generalTimeline: ComponentProps<typeof Timeline>;
};

const { timeZone } = federalCalendar;

/** Shows the dates that follow from the moment of a porting request, and offers them as a calendar file. */
export function PortPlanner({ words, headingLevel, links, generalTimeline }: PortPlannerProps) {
  const { fields, answer, change, setToNow } = usePlanner();
  const { save, hasFailed } = useCalendarFile(words.file, JSON.stringify(fields));
  const problem = answer && "problem" in answer ? answer : undefined;
  const plannedAnswer = answer && !("problem" in answer) ? answer : undefined;
  const { tone, title, texts } = formatPlannerVerdict(answer, words, new Date());

  const datesContent = plannedAnswer && (
    <PlannerTimeline words={words} plan={plannedAnswer.plan} localZone={getMexicanZoneById(fields.zone).timeZone} />
  );

  return (
    <ToolPanel
      heading={words.heading}
      headingLevel={headingLevel}
      note={<p>{words.note}</p>}
      shortAnswer={<ShortAnswer tone={tone} text={title} />}
      isAcross
      result={
        <div className={styles.room}>
          <ToolResult
            isAcross
            tone={tone}
            title={title}
            action={
              plannedAnswer &&
              (plannedAnswer.plan.nipEndsBeforeEntry ? (
                <CallToAction {...links.nip} />
              ) : (
                <CallToAction
                  label={words.save}
                  icon="download"
                  onPress={() => save(createPortingEvents(plannedAnswer.requestedAt, plannedAnswer.plan, words.file))}
                  more={{ ...links.app, opensStore: true }}
                />
              ))
            }
          >
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </ToolResult>
          {hasFailed && <p role="alert">{words.saveFailed}</p>}
          {plannedAnswer ? (
            <Fragment key={JSON.stringify(plannedAnswer)}>
              <div className={styles.dates}>{datesContent}</div>
              <div className={styles.fold}>
                <Disclosure isBare summary={words.dates}>
                  {datesContent}
                </Disclosure>
              </div>
            </Fragment>
          ) : (
            <Timeline isAcross isBrief {...generalTimeline} />
          )}
        </div>
      }
    >
      <PlannerFields
        words={words}
        fields={fields}
        error={problem && { field: problem.field, text: formatProblem(problem, words) }}
        onChange={change}
        onUseCurrentTime={setToNow}
      />
    </ToolPanel>
  );
}

function formatProblem(found: PlannerProblem, { problem: words }: PlannerTexts): string {
  const text = words[found.problem];
  if (found.problem === "nipExpired") return fillPlaceholders(text, { moment: formatMoment(found.nipUntil, timeZone) });
  return found.problem === "dayTooEarly"
    ? fillPlaceholders(text, { day: formatDateWithWeekday(found.earliestDay) })
    : text;
}

type PlannerTimelineProps = {
  words: PlannerTexts;
  plan: PortabilityPlan;
  /** The visitor's time zone. If a time differs between this zone and central Mexico's, both are shown. */
  localZone: TimeZone;
};

function PlannerTimeline({ words, plan, localZone }: PlannerTimelineProps) {
  const { timeline, reasons, result } = words;
  const { entry, execution } = plan;
  const createStop = (label: string, instant: Date, ...details: string[]) => {
    const when = formatMoment(instant, timeZone);
    const local = formatMoment(instant, localZone);
    return {
      label,
      when,
      details: [...(local === when ? [] : [fillPlaceholders(result.local, { moment: local })]), ...details],
    };
  };
  return (
    <Timeline
      isAcross
      stops={[
        createStop(timeline.entered, entry.at, reasons[entry.reason]),
        execution.kind === "soonest"
          ? createStop(timeline.latest, execution.latestAt)
          : {
              label: timeline.chosen,
              when: fillPlaceholders(timeline.chosenDawn, { day: formatDateWithWeekday(execution.day) }),
            },
        createStop(timeline.nip, plan.nipUntil),
        { label: timeline.reversible, when: formatDateWithWeekday(plan.reversibleUntil) },
      ]}
    />
  );
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
  const changeFields = (changed: Partial<PlannerValues>) => setFields((before) => ({ ...before, ...changed }));

  useEffect(() => {
    const { id } = getMexicanZoneByTimeZone(getDeviceTimeZone());
    setFields((before) => ({ ...before, zone: id }));
  }, []);

  return {
    fields,
    /** The answer is undefined until day and time are entered. */
    answer: fields.day && fields.time ? computePlannerAnswer(fields, federalCalendar, new Date()) : undefined,
    change: changeFields,
    setToNow: () => changeFields(getCurrentMoment(fields.zone)),
  };
}
