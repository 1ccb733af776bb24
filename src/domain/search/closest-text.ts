import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Finds the text whose beginning is most similar to the input; undefined if a third of the letters or more differ. */
export function findClosestText(input: string, candidates: readonly string[]): string | undefined {
  const foldedInput = foldSpelling(input);
  const isNear = (slips: number) => slips * 3 < foldedInput.length;
  const [nearest] = candidates
    .map((text) => ({ text, folded: foldSpelling(text) }))
    // Each letter by which the input is longer than the text counts as a typo.
    .filter(({ folded }) => isNear(foldedInput.length - folded.length))
    .map(({ text, folded }) => ({ text, slips: Math.min(...computePrefixEditDistances(foldedInput, folded)) }))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && isNear(nearest.slips) ? nearest.text : undefined;
}
