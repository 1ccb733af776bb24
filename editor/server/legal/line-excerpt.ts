/** A line of a legal text as people speak of it: they see neither its number nor its marks. */

import { asRead } from "#domain/legal/as-read.ts";
import type { NamedFacts } from "#domain/text/fact-gaps.ts";

const mostWords = 5;

/** A sentence ends, and the next one begins. */
const sentenceStart = /(?<=[.;:?!]\**)\s+(?=[*[«¿¡"]*[\p{Lu}\d])/gu;

/**
 * The sentence of a line that has these words; all of the line without them, and of a table its row, which is known by its
 * first cell.
 *
 * @param line - as it is written.
 */
export function sentenceWith(words: string, line: string): string {
  const at = words === "" || /^\s*\|/.test(line) ? -1 : line.indexOf(words);
  if (at < 0) return line;
  const starts = [...line.matchAll(sentenceStart)].map(({ 0: space, index }) => index + space.length);
  return line.slice(starts.findLast((start) => start <= at) ?? 0);
}

/**
 * How a line begins, as its page reads: `Quien usa poco también entra…`
 *
 * @param line - as it is written.
 */
export function beginningOf(line: string, facts: NamedFacts): string {
  const words = asRead(line.replace(/^\s*(?:\d+[.)]|[-*>]|#+)\s+/, ""), facts)
    .split(/[\s|]+/)
    .filter(Boolean);
  return words.slice(0, mostWords).join(" ") + (words.length > mostWords ? "…" : "");
}
