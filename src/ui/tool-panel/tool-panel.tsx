import { type ReactNode, useEffect, useId, useRef } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { Stack } from "#ui/stack/stack.tsx";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { replayEntries } from "./replay-entries.ts";
import styles from "./tool-panel.module.css";
import { useAnnouncedAnswer } from "./use-announced-answer.ts";

type ToolPanelProps = {
  heading: ReactNode;
  /** Heading level in the host page. */
  headingLevel: 2 | 3;
  /**
   * Its purpose in a sentence. Without it, its section asks the question, and its own heading is only for screen
   * readers.
   */
  intro?: ReactNode;
  /** Its fields. They answer once the script is ready, including what was entered before. */
  children: ReactNode;
  /** Its answer, next to the fields on wide screens; usually a `ToolResult`. */
  result?: ReactNode;
  /** Changes with the answer: a new result is new elements, not a layout shift. */
  resultKey?: string;
  /** The fields are side by side on wide screens; the answer is below them, in space that the tool reserves. */
  across?: boolean;
  /**
   * The short answer, which stays in view on phones until an `across` answer below is visible: for tools with several
   * fields. Tools without a keyboard use a `DockedAnswer`.
   */
  glance?: { tone: NonNullable<ToolResultProps["tone"]>; text: ReactNode } | undefined;
  /** Wraps fields and answer, e.g. in a `Fold` for a rarely used tool. */
  folded?: (work: ReactNode) => ReactNode;
  /** Assumptions of the answer, and which answer is authoritative. */
  note?: ReactNode;
  /** The announced text of an answer; by default, all of it once it is stable. */
  said?: string;
  /** On the band of a masthead, without its own box; its field's label is the question. */
  isBare?: boolean;
};

/** The box of a tool that needs script; hidden without script, so the page must be complete without it. */
export function ToolPanel({
  heading,
  headingLevel,
  intro,
  children,
  result,
  across = false,
  resultKey,
  glance,
  folded = (work) => work,
  note,
  said,
  isBare = false,
}: ToolPanelProps) {
  const id = useId();
  const live = useHydrated();
  const panel = useRef<HTMLElement>(null);
  const words = useAnnouncedAnswer(panel, said);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (live && panel.current) replayEntries(panel.current);
  }, [live]);

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      data-tool
      data-bare={isBare || undefined}
      data-live={live || undefined}
    >
      <div className={isBare || !intro ? "visually-hidden" : styles.opening}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {/* Never inert: its fields would be missing from a screen reader's list, and the key that opens that list does
          not reach the page. */}
      {folded(
        <div className={styles.work} data-pair={(result && !across) || undefined}>
          <div className={styles.fields}>
            <Stack gap={4}>{children}</Stack>
            {glance && (
              <div className={styles.glance} data-tone={glance.tone} aria-hidden="true">
                {/* Keyed by the text: a new answer is a new element, not a layout shift. */}
                <p key={typeof glance.text === "string" ? glance.text : undefined}>{glance.text}</p>
              </div>
            )}
          </div>
          {result && (
            <Stack key={resultKey} gap={3}>
              {result}
            </Stack>
          )}
        </div>,
      )}
      {note && <div className={styles.note}>{note}</div>}
      <Announcement words={words} />
    </section>
  );
}
