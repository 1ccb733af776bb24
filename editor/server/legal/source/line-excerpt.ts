/** Excerpts of legal texts as readers see them, without line numbers and Markdown. */

import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";

const maxWords = 5;

/** Matches the space between two sentences. */
const sentenceBreak = /(?<=[.;:?!]\**)\s+(?=[*[«¿¡"]*[\p{Lu}\d])/gu;

/**
 * Extracts the rest of a line, from the start of the sentence that contains the given words. Returns the whole line if
 * it does not contain them, or if it is a table row, which people recognize by its first cell.
 *
 * @param line - as written in Markdown.
 */
export function extractExcerpt(text: string, line: string): string {
  const wordsIndex = text === "" || /^\s*\|/.test(line) ? -1 : line.indexOf(text);
  if (wordsIndex < 0) return line;
  const starts = [...line.matchAll(sentenceBreak)].map(({ 0: space, index }) => index + space.length);
  return line.slice(starts.findLast((start) => start <= wordsIndex) ?? 0);
}

/** Extracts the first words of a line as its page shows them: `Quien usa poco también entra…` */
export function extractFirstWords(line: string, facts: LabeledFacts): string {
  const words = toLegalPlainText(line.replace(/^\s*(?:\d+[.)]|[-*>]|#+)\s+/, ""), facts)
    .split(/[\s|]+/)
    .filter(Boolean);
  return words.slice(0, maxWords).join(" ") + (words.length > maxWords ? "…" : "");
}
