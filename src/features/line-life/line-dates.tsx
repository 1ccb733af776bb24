import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { LineStatus } from "#domain/lines/line-life.ts";
import { useCalendarFile } from "#features/calendar-file/use-calendar-file.ts";
import { Button } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { describeLineDates } from "./describe-line-dates.ts";
import { createLineEvents } from "./line-events.ts";
import type { LineLifeCopy } from "./line-life-copy.ts";

type LineDatesProps = {
  copy: LineLifeCopy;
  status: LineStatus;
  today: IsoDay;
  links: NextStepLinks;
};

type Link = { label: string; href: string };

/** Next steps: renew in the app, or get a new line once the line is cancelled. */
export type NextStepLinks = { renew: Link; newLine?: Link };

/** The line's next date, and a button that saves all upcoming changes as a calendar file. */
export function LineDates({ copy, status, today, links }: LineDatesProps) {
  const { save, hasFailed } = useCalendarFile(copy.file);
  const events = createLineEvents(status, copy.file);

  return (
    <>
      <Headline copy={copy} status={status} today={today} links={links} />
      {events.length > 0 && (
        <Button variant="quiet" icon="download" onClick={() => save(events)} wide>
          {copy.save}
        </Button>
      )}
      {hasFailed && <p role="alert">{copy.saveFailed}</p>}
    </>
  );
}

function Headline({ copy, status, today, links }: LineDatesProps) {
  const { tone, title, texts, isOver } = describeLineDates(status, today, copy);
  const action = isOver ? (
    links.newLine && <CallToAction {...links.newLine} />
  ) : (
    <CallToAction {...links.renew} opensStore />
  );
  return (
    <ToolResult tone={tone} title={title} action={action}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ToolResult>
  );
}
