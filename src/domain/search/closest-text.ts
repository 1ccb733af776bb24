import { fold } from "#domain/text/fold.ts";
import { prefixEditDistances } from "#domain/text/prefix-edit-distances.ts";

/** The text with the beginning most similar to `written`; undefined if none matches two thirds of it. */
export function findClosestText(written: string, known: readonly string[]): string | undefined {
  const folded = fold(written);
  const [nearest] = known
    .map((text) => ({ text, slips: Math.min(...prefixEditDistances(folded, fold(text))) }))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && nearest.slips * 3 < folded.length ? nearest.text : undefined;
}
