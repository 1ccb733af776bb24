import { type ReactNode, useId } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./tool-panel.module.css";
import { AnswerHeadingLevel } from "./use-answer-heading.ts";
import { useTool } from "./use-tool.ts";

type ToolPanelProps = {
  heading: ReactNode;
  headingLevel: 2 | 3 | 4;
  /**
   * The tool's purpose in a sentence. Left out if the section already asks the question: the heading is then only for
   * screen readers.
   */
  intro?: ReactNode;
  /** The tool's fields. They work once the script is ready; values entered before are kept. */
  children: ReactNode;
  /**
   * The tool's answer, next to the fields on wide screens; usually a `ToolResult`. An answer elsewhere is announced too
   * if an element with `data-answer-scope` contains both.
   */
  result?: ReactNode;
  /**
   * Whether the result is shown without script too; only the fields are hidden then. The result must make sense by
   * itself.
   */
  keepsResult?: boolean;
  /** React key of the result. With a new key React replaces the elements, so the browser counts no layout shift. */
  resultKey?: string;
  /** Whether wide screens show the fields side by side, with the answer below them in space that the tool reserves. */
  isAcross?: boolean;
  /** A `ShortAnswer`, below the fields. */
  shortAnswer?: ReactNode;
  /** Wraps fields and answer, for instance in a `PhoneDisclosure` for a rarely used tool. */
  wrap?: (work: ReactNode) => ReactNode;
  /** The assumptions of the answer, and the authoritative source. */
  note?: ReactNode;
  /** Text announced to screen readers; by default the whole answer, once it is stable. */
  announcement?: string;
  /** Whether the tool is in a `BareTool`: the field's label is then shown as the question. */
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
  isAcross = false,
  resultKey,
  shortAnswer,
  wrap = (work) => work,
  note,
  announcement,
  isBare = false,
}: ToolPanelProps) {
  const id = useId();
  const { toolRef, isLive, announcedText } = useTool(announcement);
  const Heading = `h${headingLevel}` as const;

  return (
    <section
      ref={toolRef}
      className={styles.panel}
      aria-labelledby={id}
      data-tool={!keepsResult || undefined}
      data-kept={keepsResult || undefined}
      data-live={isLive || undefined}
    >
      <div className={isBare || !intro ? "visually-hidden" : styles.opening}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {/* The fields are never inert before hydration, because screen readers would omit them from their list of form
          fields. */}
      {wrap(
        <AnswerHeadingLevel value={headingLevel === 2 ? 3 : 4}>
          <div className={styles.work} data-pair={(result && !isAcross) || undefined}>
            <div
              className={styles.fields}
              {...(keepsResult && { "data-tool": "fields", "data-live": isLive || undefined })}
            >
              <Stack gap={4}>{children}</Stack>
              {shortAnswer}
            </div>
            {result && (
              <Stack key={resultKey} gap={3}>
                {result}
              </Stack>
            )}
          </div>
        </AnswerHeadingLevel>,
      )}
      {note}
      <Announcement text={announcedText} />
    </section>
  );
}
