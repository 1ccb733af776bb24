import { federalCalendar } from "#domain/business-calendar.ts";
import { dayAt } from "#domain/civil-time.ts";
import { fill } from "#domain/fill.ts";
import { mexicanZoneBy } from "#domain/mexican-zone.ts";
import { spokenDay, spokenDayOfYear, spokenMoment, spokenTime } from "#domain/spanish-time.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import { Button } from "#ui/button/button.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { planEvents } from "./plan-events.ts";
import type { PlannerProblem } from "./plan-request.ts";
import { PlannerFields } from "./planner-fields.tsx";
import { PlannerTimeline } from "./planner-timeline.tsx";
import type { PlannerWords } from "./planner-words.ts";
import { usePlanner } from "./use-planner.ts";

type PortPlannerProps = { words: PlannerWords; headingLevel: 2 | 3 };

const { timeZone } = federalCalendar;

/** Turns the moment of a portability request into its dates, and a file for the visitor's calendar. */
export function PortPlanner({ words, headingLevel }: PortPlannerProps) {
  const { fields, answer, change, setToNow } = usePlanner();
  const { save, hasFailed } = useCalendarFile(words.file);
  const problem = answer && "problem" in answer ? answer : undefined;

  return (
    <ToolPanel
      heading={words.heading}
      headingLevel={headingLevel}
      intro={words.intro}
      note={<p>{words.note}</p>}
      result={
        <>
          <Answer words={words} answer={answer} />
          {answer && !("problem" in answer) && (
            <>
              <PlannerTimeline
                words={words}
                plan={answer.plan}
                timeZone={timeZone}
                localZone={mexicanZoneBy(fields.zone).timeZone}
              />
              <Button
                icon="download"
                onClick={() => save(planEvents(answer.requestedAt, answer.plan, words.file))}
                wide
              >
                {words.save}
              </Button>
            </>
          )}
          {hasFailed && <p role="alert">{words.saveFailed}</p>}
        </>
      }
    >
      <PlannerFields
        words={words}
        fields={fields}
        error={problem && { field: problem.field, text: problemText(problem, words) }}
        onChange={change}
        onNow={setToNow}
      />
    </ToolPanel>
  );
}

function Answer({ words, answer }: { words: PlannerWords; answer: ReturnType<typeof usePlanner>["answer"] }) {
  if (!answer) {
    return (
      <ToolResult title={words.waiting.title}>
        <p>{words.waiting.text}</p>
      </ToolResult>
    );
  }
  if ("problem" in answer) {
    return (
      <ToolResult tone="error" title={words.problem.title}>
        <p>{words.problem.text}</p>
      </ToolResult>
    );
  }
  const { execution, nipEndsBeforeEntry } = answer.plan;
  const date =
    execution.kind === "soonest"
      ? fill(words.result.soonest, { moment: shortMoment(execution.latestAt) })
      : fill(words.result.chosen, { day: spokenDayOfYear(execution.day) });
  if (nipEndsBeforeEntry) {
    return (
      <ToolResult tone="warning" title={words.nipWarning.title}>
        <p>{words.nipWarning.text}</p>
      </ToolResult>
    );
  }
  return (
    <ToolResult tone={execution.isBusinessDay ? "success" : "warning"} title={date}>
      <p>{words.result.centre}</p>
      {!execution.isBusinessDay && <p>{words.details.notBusinessDay}</p>}
    </ToolResult>
  );
}

function shortMoment(instant: Date): string {
  return `${spokenDayOfYear(dayAt(instant, timeZone))}, ${spokenTime(instant, timeZone)}`;
}

function problemText(found: PlannerProblem, { problem: words }: PlannerWords): string {
  const text = words[found.problem];
  if (found.problem === "nipExpired") return fill(text, { moment: spokenMoment(found.nipUntil, timeZone) });
  return found.problem === "dayTooEarly" ? fill(text, { day: spokenDay(found.earliestDay) }) : text;
}
