import type { SimAnswer } from "#domain/sim/sim-answers.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { formatSimProgress, keepSimAnswer, type SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import type { CoverageVerdict } from "./verdict.ts";

/**
 * Stores the answer about a named place for the visitor's SIM, and displays the line that confirms it.
 *
 * @param text - finds the place again.
 * @returns the line's text.
 */
export function keepPlaceAnswer(
  text: string,
  { kind, technology }: CoverageVerdict,
  copy: SimProgressCopy,
  line: HTMLElement,
): string {
  const answer: SimAnswer =
    kind === "yes" && technology
      ? { text, verdict: "yes", technology }
      : { text, verdict: kind === "no" ? "no" : "depends" };
  keepSimAnswer("place", answer);
  const { text: shownText, label } = formatSimProgress("place", answer, copy);
  requirePart(line, "sim-text").textContent = shownText;
  (line.lastElementChild as HTMLElement).textContent = label;
  line.hidden = false;
  return shownText;
}
