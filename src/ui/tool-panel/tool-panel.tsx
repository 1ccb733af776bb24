import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { Stack } from "#ui/stack/stack.tsx";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { findEntries, replayEntries } from "./replay-entries.ts";
import styles from "./tool-panel.module.css";
import { useAnnouncedAnswer } from "./use-announced-answer.ts";
import { AnswerLevel } from "./use-answer-heading.ts";

type ToolPanelProps = {
  heading: ReactNode;
  headingLevel: 2 | 3;
  /**
   * The tool's purpose in a sentence. Left out if the section already asks the question: the heading is then only for
   * screen readers.
   */
  intro?: ReactNode;
  /** The tool's fields. They work once the script is ready; values entered before are kept. */
  children: ReactNode;
  /** The tool's answer, next to the fields on wide screens; usually a `ToolResult`. */
  result?: ReactNode;
  /** Shows the result without script too: only the fields are hidden. It must make sense by itself. */
  keepsResult?: boolean;
  /** React key of the result: a new result is new elements, which do not count as a layout shift. */
  resultKey?: string;
  /** On wide screens, puts the fields side by side, and the answer below them in space that the tool reserves. */
  across?: boolean;
  /**
   * For `across` tools with several fields: the short answer, which stays in view on phones until the full answer is
   * visible. Tools that need no on-screen keyboard use a `DockedAnswer` instead.
   */
  shortAnswer?: { tone: NonNullable<ToolResultProps["tone"]>; text: ReactNode } | undefined;
  /** Wraps fields and answer, for instance in a `PhoneDisclosure` for a rarely used tool. */
  wrap?: (work: ReactNode) => ReactNode;
  /** The assumptions of the answer, and the authoritative source. */
  note?: ReactNode;
  /** Text announced to screen readers; by default the whole answer, once it is stable. */
  announcement?: string;
  /** For a tool on a masthead's band: removes the tool's box, and shows the field's label as the question. */
  isBare?: boolean;
};

/** The box of a tool. Without script it is hidden, so the page must be complete without the tool. */
export function ToolPanel({
  heading,
  headingLevel,
  intro,
  children,
  result,
  keepsResult = false,
  across = false,
  resultKey,
  shortAnswer,
  wrap = (work) => work,
  note,
  announcement,
  isBare = false,
}: ToolPanelProps) {
  const id = useId();
  const live = useHydrated();
  const panel = useRef<HTMLElement>(null);
  const entries = useRef<ReturnType<typeof findEntries>>([]);
  const words = useAnnouncedAnswer(panel, announcement);
  const Heading = `h${headingLevel}` as const;

  // Before any effect renders the tool again, which would reset its fields.
  useLayoutEffect(() => {
    if (panel.current) entries.current = findEntries(panel.current);
  }, []);

  useEffect(() => {
    if (live) replayEntries(entries.current);
  }, [live]);

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      data-tool={!keepsResult || undefined}
      data-kept={keepsResult || undefined}
      data-bare={isBare || undefined}
      data-live={live || undefined}
    >
      <div className={isBare || !intro ? "visually-hidden" : styles.opening}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {/* Never inert before hydration: screen readers would omit the fields from their list of form fields. */}
      {wrap(
        <AnswerLevel value={headingLevel === 2 ? 3 : 4}>
          <div className={styles.work} data-pair={(result && !across) || undefined}>
            <div
              className={styles.fields}
              {...(keepsResult && { "data-tool": "fields", "data-live": live || undefined })}
            >
              <Stack gap={4}>{children}</Stack>
              {shortAnswer && (
                <div className={styles.glance} data-tone={shortAnswer.tone} aria-hidden="true">
                  {/* Keyed by the text: a new answer is a new element, which does not count as a layout shift. */}
                  <p key={typeof shortAnswer.text === "string" ? shortAnswer.text : undefined}>{shortAnswer.text}</p>
                </div>
              )}
            </div>
            {result && (
              <Stack key={resultKey} gap={3}>
                {result}
              </Stack>
            )}
          </div>
        </AnswerLevel>,
      )}
      {note && <div className={styles.note}>{note}</div>}
      <Announcement words={words} />
    </section>
  );
}
