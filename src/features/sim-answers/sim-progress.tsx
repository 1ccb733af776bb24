import { useEffect, useEffectEvent } from "react";
import type { SimAnswer, SimQuestion } from "#domain/sim/sim-answers.ts";
import { formatSimProgress, keepSimAnswer, type SimProgressCopy, type SimProgressText } from "./format-sim-progress.ts";
import styles from "./sim-progress.module.css";

type SimProgressProps = Pick<SimProgressCopy, "link"> & {
  /** Undefined while there is no answer. */
  line: SimProgressText | undefined;
  /** Whether the line is hidden until a script shows it. */
  isHidden?: boolean;
};

/** The last line of a tool: what its answer means for the visitor's SIM, and a link to the SIM. */
export function SimProgress({ line, link, isHidden = false }: SimProgressProps) {
  return (
    // Keyed by the text: a new line is a new element, so that its link does not count as a layout shift.
    <p key={line?.text} className={styles.line} hidden={isHidden} data-sim-progress data-no-print>
      <b data-sim-text data-answer-end>
        {line?.text}
      </b>{" "}
      {(line || isHidden) && <a href={link.href}>{(line ?? link).label}</a>}
    </p>
  );
}

/**
 * Stores a tool's answer for the visitor's SIM.
 *
 * @param answer - undefined while the tool has none.
 * @param copy - undefined where nothing is to be stored.
 * @returns the line to show and to announce with the answer; undefined without an answer.
 */
export function useSimProgress(
  question: SimQuestion,
  answer: SimAnswer | undefined,
  copy: SimProgressCopy | undefined,
  label?: string,
): SimProgressText | undefined {
  const key = copy && answer && JSON.stringify(answer);
  const keep = useEffectEvent(() => {
    if (answer) keepSimAnswer(question, answer);
  });
  useEffect(() => {
    if (key) keep();
  }, [key]);
  return copy && answer ? formatSimProgress(question, answer, copy, label) : undefined;
}
