import { type ReactNode, useEffect, useId, useRef } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { Stack } from "#ui/stack/stack.tsx";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import { replayEntries } from "./replay-entries.ts";
import styles from "./tool-panel.module.css";
import { useAnnouncedAnswer } from "./use-said-answer.ts";

type ToolPanelProps = {
  heading: ReactNode;
  /** Level of the heading in the page that hosts the tool. */
  headingLevel: 2 | 3;
  /** What it answers, in a sentence. Without one, its section asks the question, and its own heading is not seen. */
  intro?: ReactNode;
  /** Its fields. They answer once the script is ready; what is entered before is answered then. */
  children: ReactNode;
  /** Its answer, next to the fields where there is room; usually a `ToolResult`. */
  result?: ReactNode;
  /** Another one, another result: none of it has moved. */
  resultKey?: string;
  /** The tool sets its fields abreast where there is room; its answer is below them, in room that the tool keeps for it. */
  across?: boolean;
  /**
   * The answer in short, which stays in sight on phones until an `across` answer below is seen: for tools of several fields.
   * Those without a keyboard have a `DockedAnswer`.
   */
  glance?: { tone: NonNullable<ToolResultProps["tone"]>; text: ReactNode } | undefined;
  /** Around fields and answer: a `Fold`, for a tool that few came for. */
  folded?: (work: ReactNode) => ReactNode;
  /** What the answer is based on, and whose answer counts. */
  note?: ReactNode;
  /** What is said aloud of an answer; by default, all of it once it rests. */
  said?: string;
  /** Stands on the band of a masthead, without a box of its own; its field's label is the question. */
  isBare?: boolean;
};

/** The box of a tool that needs script; without script it is not shown, so the page must be complete without it. */
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
      {/* Never inert: a reader's list of fields would lack it, and the key that asks for the list never reaches the page. */}
      {folded(
        <div className={styles.work} data-pair={(result && !across) || undefined}>
          <div className={styles.fields}>
            <Stack gap={4}>{children}</Stack>
            {glance && (
              <div className={styles.glance} data-tone={glance.tone} aria-hidden="true">
                {/* Another text, another answer: none of its lines has moved. */}
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
