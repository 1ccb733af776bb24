import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import type { LinePhase, LineStatus } from "#domain/lines/line-life.ts";
import { getLastRecoveryDay } from "#domain/lines/portability.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import { Button } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { createLineEvents } from "./line-events.ts";
import type { LineTimelineTexts } from "./line-timeline-texts.ts";

type LineDatesProps = {
  words: LineTimelineTexts;
  status: LineStatus;
  today: IsoDay;
  links: LineLinks;
};

type Link = { label: string; href: string };

/** Next steps: renew in the app, or get a new line once the line is cancelled. */
export type LineLinks = { renew: Link; anew?: Link };

const tones: Record<LinePhase, "success" | "warning" | "error"> = {
  membership: "success",
  withoutMembership: "warning",
  suspended: "warning",
  cancelled: "error",
};

/** The line's next date, and a button that saves all upcoming changes as a calendar file. */
export function LineDates({ words, status, today, links }: LineDatesProps) {
  const { save, hasFailed } = useCalendarFile(words.file);
  const events = createLineEvents(status, words.file);

  return (
    <>
      <Headline words={words} status={status} today={today} links={links} />
      {events.length > 0 && (
        <Button variant="quiet" icon="download" onClick={() => save(events)} wide>
          {words.save}
        </Button>
      )}
      {hasFailed && <p role="alert">{words.saveFailed}</p>}
    </>
  );
}

/** The next change as title, then the line's phase today and the next step. */
function Headline({ words, status, today, links }: LineDatesProps) {
  const { phases, current, next } = status;
  const { phase, from } = phases[current] ?? { phase: "cancelled", from: "" };
  if (!next || next.phase === "membership") {
    const until = getLastRecoveryDay(from);
    const advice = today <= until ? words.advice.cancelled : words.advice.tooLate;
    return (
      <ToolResult
        tone={tones[phase]}
        title={fillPlaceholders(words.over, { day: formatDateWithWeekday(from) })}
        action={links.anew && <CallToAction {...links.anew} />}
      >
        <p>{words.today[phase]}</p>
        <p>{fillPlaceholders(advice, { day: formatDateWithWeekday(until) })}</p>
      </ToolResult>
    );
  }
  const left = next.inDays === 1 ? words.left.one : fillPlaceholders(words.left.more, { days: `${next.inDays}` });
  return (
    <ToolResult
      tone={tones[phase]}
      title={fillPlaceholders(words.next[next.phase], { day: formatDateWithWeekday(next.from) })}
      action={<CallToAction {...links.renew} opensStore />}
    >
      <p>
        {words.today[phase]} {left}
      </p>
      <p>{words.advice.before}</p>
    </ToolResult>
  );
}
