import { foldSpelling } from "#domain/text/fold.ts";
import { computePrefixEditDistances } from "#domain/text/prefix-edit-distances.ts";

/** Finds the text whose beginning is most similar to the input; undefined if a third of the letters or more differ. */
export function findClosestText(input: string, candidates: readonly string[]): string | undefined {
  const foldedInput = foldSpelling(input);
  const [nearest] = candidates
    .map((text) => ({ text, slips: Math.min(...computePrefixEditDistances(foldedInput, foldSpelling(text))) }))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && nearest.slips * 3 < foldedInput.length ? nearest.text : undefined;
}
