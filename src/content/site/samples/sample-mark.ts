/** The mark in the corner of every part of a page that shows sample data. */
export const sampleMark = "Muestra";

type SampledAnswer = {
  isSample: boolean;
  /** A short sentence about the sample data. */
  inAnswer: string;
};

/** Builds the copy that marks each result of a tool as based on sample data; empty for the operator's own data. */
export function createSampleMark({ isSample, inAnswer }: SampledAnswer): { sampled?: { mark: string; text: string } } {
  return isSample ? { sampled: { mark: sampleMark, text: inAnswer } } : {};
}

export function appendSampleNote({ isSample }: Pick<SampledAnswer, "isSample">, verdict: string): string {
  return isSample ? `${verdict}, según la muestra` : verdict;
}
