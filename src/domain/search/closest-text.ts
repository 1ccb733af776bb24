import { fold } from "#domain/text/fold.ts";
import { prefixEditDistances } from "#domain/text/prefix-edit-distances.ts";

/** Finds the text whose beginning is most similar to `written`; undefined if all differ in a third of it or more. */
export function findClosestText(written: string, known: readonly string[]): string | undefined {
  const folded = fold(written);
  const [nearest] = known
    .map((text) => ({ text, slips: Math.min(...prefixEditDistances(folded, fold(text))) }))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && nearest.slips * 3 < folded.length ? nearest.text : undefined;
}
