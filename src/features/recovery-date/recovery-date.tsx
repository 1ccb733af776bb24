import { useState } from "react";
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { computeLineRecovery, type LineRecovery } from "#domain/lines/line-recovery.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";
import { Button } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Timeline } from "#ui/timeline/timeline.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import styles from "./recovery-date.module.css";

/** All texts of the tool; `{day}` is a date, `{days}` a phrase with the days left, `{n}` the number of days left. */
type RecoveryCopy = {
  heading: string;
  intro: string;
  /** Shown before a date is entered. */
  waiting: { title: string; from: string; until: string };
  day: string;
  dayHint: string;
  today: string;
  answers: Record<LineRecovery["status"], { title: string; text: string }>;
  oneDay: string;
  manyDays: string;
  timeline: Record<"suspended" | "counts" | "last" | "included", string>;
  future: { error: string; title: string; text: string };
  save: string;
  saveFailed: string;
  note: string;
  file: { name: string; calendar: string; summary: string; description: string };
};

type RecoveryDateProps = {
  copy: RecoveryCopy;
  headingLevel: 2 | 3;
  /** Calendar days to recover a line, counted from its suspension. */
  windowDays: number;
  /** Contacts, shown once the window has closed. */
  supportLinks: readonly { label: string; href: string }[];
};

const remindMinutesBefore = 3 * 24 * 60;
const tones = { open: "success", lastDay: "warning", over: "error" } as const;

/** Shows the last day to recover a line, given the day of its suspension, and offers it as a calendar file. */
export function RecoveryDate({ copy, headingLevel, windowDays, supportLinks }: RecoveryDateProps) {
  const [suspendedOn, setSuspendedOn] = useState<IsoDay>("");
  const { save, hasFailed } = useCalendarFile(copy.file, suspendedOn);
  const answer = suspendedOn ? findAnswer(suspendedOn, windowDays) : undefined;

  return (
    <ToolPanel
      heading={copy.heading}
      headingLevel={headingLevel}
      intro={copy.intro}
      note={<p>{copy.note}</p>}
      result={
        <div className={styles.result}>
          <Answer
            key={suspendedOn}
            copy={copy}
            answer={answer}
            supportLinks={supportLinks}
            onSave={(day) => save([createRecoveryEvent(day, copy.file)])}
          />
          {hasFailed && <p role="alert">{copy.saveFailed}</p>}
        </div>
      }
    >
      <TextField
        label={copy.day}
        hint={copy.dayHint}
        name="dia"
        type="date"
        value={suspendedOn}
        error={answer === "future" ? copy.future.error : undefined}
        onChange={({ target }) => setSuspendedOn(target.value)}
      />
      <div className={styles.today}>
        <Button variant="quiet" size="s" icon="clock" onClick={() => setSuspendedOn(today())}>
          {copy.today}
        </Button>
      </div>
    </ToolPanel>
  );
}

function createRecoveryEvent(day: IsoDay, { summary, description }: RecoveryCopy["file"]): CalendarEvent {
  return { id: `recupera-${day}@robo.wim`, summary, description, day, remindMinutesBefore };
}

type RecoveryAnswer = NonNullable<ReturnType<typeof computeLineRecovery>> | "future";

function Answer({
  copy,
  answer,
  supportLinks: [first, ...others],
  onSave,
}: Pick<RecoveryDateProps, "copy" | "supportLinks"> & {
  answer: RecoveryAnswer | undefined;
  onSave: (day: IsoDay) => void;
}) {
  if (!answer) {
    return (
      <>
        <ToolResult title={copy.waiting.title} />
        <Timeline
          stops={[
            { label: copy.timeline.suspended, when: copy.waiting.from, details: [copy.timeline.counts] },
            { label: copy.timeline.last, when: copy.waiting.until, details: [copy.timeline.included] },
          ]}
        />
      </>
    );
  }
  if (answer === "future") {
    return (
      <ToolResult tone="error" title={copy.future.title}>
        <p>{copy.future.text}</p>
      </ToolResult>
    );
  }
  const { title, text } = copy.answers[answer.status];
  const days = fillPlaceholders(answer.daysLeft === 1 ? copy.oneDay : copy.manyDays, { n: `${answer.daysLeft}` });
  return (
    <ToolResult
      tone={tones[answer.status]}
      title={fillPlaceholders(title, { days })}
      action={
        answer.status === "over" ? (
          first && <CallToAction {...first} more={others[0]} />
        ) : (
          <CallToAction label={copy.save} icon="download" onPress={() => onSave(answer.lastDay)} />
        )
      }
    >
      <p>{fillPlaceholders(text, { day: formatDateWithWeekday(answer.lastDay) })}</p>
      {answer.status === "open" && <p>{copy.timeline.included}</p>}
    </ToolResult>
  );
}

const today = () => toLocalDay(new Date(), centralTimeZone);

/** A year with five digits, which the field allows, also counts as future. */
function findAnswer(suspendedOn: IsoDay, windowDays: number): RecoveryAnswer {
  try {
    return computeLineRecovery(suspendedOn, today(), windowDays) ?? "future";
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return "future";
  }
}
