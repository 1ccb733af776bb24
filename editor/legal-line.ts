/** A line of a legal text as people speak of it: they see neither its number nor its marks. */
import type { NamedFacts } from "#domain/fact-gaps.ts";
import { factGap } from "#domain/fact-gaps.ts";

const mostWords = 5;

/**
 * How a line begins, as its page reads: `Quien usa poco también entra…`
 *
 * @param line - as it is written.
 */
export function beginningOf(line: string, facts: NamedFacts): string {
  const words = line
    .replace(/^\s*(?:\d+[.)]|[-*>]|#+)\s+/, "")
    .replaceAll(factGap, (_gap, name: string) => facts[name]?.value ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|~~|`/g, "")
    .split(/[\s|]+/)
    .filter(Boolean);
  return words.slice(0, mostWords).join(" ") + (words.length > mostWords ? "…" : "");
}
