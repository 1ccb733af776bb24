import {
  countYesAnswers,
  type SimAnswer,
  type SimQuestion,
  type SimVerdict,
  simQuestions,
} from "#domain/sim/sim-answers.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { readSimAnswers, saveSimAnswer } from "#platform/sim/sim-store.ts";

export type SimProgressCopy = {
  /** With `{n}`, the number of lit contacts, and `{answer}`. */
  line: string;
  /** A short text for each verdict, with `{text}` and `{technology}`. */
  answers: Record<SimVerdict, string>;
  /** `doneLabel`: once all contacts are lit. */
  link: { label: string; doneLabel: string; href: string };
};

/** A line, and the label of its link. */
export type SimProgressText = { text: string; label: string };

/**
 * Formats what an answer means for the visitor's SIM: «Respuestas para tu SIM, 1 de 4: tu celular, sí.»
 *
 * @param label - the answer's text as displayed.
 */
export function formatSimProgress(
  question: SimQuestion,
  answer: SimAnswer,
  { line, answers, link }: SimProgressCopy,
  label: string = answer.text,
): SimProgressText {
  const { verdict, technology = "" } = answer;
  const n = countYesAnswers({ ...readSimAnswers(), [question]: answer });
  const text = fillPlaceholders(answers[verdict], { text: label, technology });
  return {
    text: fillPlaceholders(line, { n: `${n}`, answer: text }),
    label: n === simQuestions.length ? link.doneLabel : link.label,
  };
}

/**
 * Stores a tool's answer, and updates the SIM in the header. If the header's script does not load, only the next page
 * shows the answer.
 */
export function keepSimAnswer(question: SimQuestion, answer: SimAnswer): void {
  saveSimAnswer(question, answer);
  import("./show-sim-token.ts").then(
    ({ showSimToken }) => showSimToken(),
    () => undefined,
  );
}
