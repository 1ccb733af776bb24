/** What invented data wears, in the corner of what shows it, until the operator's own takes its place. */
export const sampleMark = "Muestra";

type SampledAnswer = {
  /** The datum's one flag. */
  isSample: boolean;
  /** What is not the operator's own yet, in a short sentence. */
  inAnswer: string;
};

/** What a tool's words need so that each of its answers wears the mark: nothing once the datum is the operator's. */
export function markOf({ isSample, inAnswer }: SampledAnswer): { sampled?: { mark: string; text: string } } {
  return isSample ? { sampled: { mark: sampleMark, text: inAnswer } } : {};
}

/** A verdict that rests on the datum, which says so too. */
export function markedVerdict({ isSample }: Pick<SampledAnswer, "isSample">, verdict: string): string {
  return isSample ? `${verdict}, según la muestra` : verdict;
}
