/** The mark in the corner of parts that show sample data, until the operator's own data replaces it. */
export const sampleMark = "Muestra";

type SampledAnswer = {
  /** Whether the data is a sample; no other flag says so. */
  isSample: boolean;
  /** A short sentence about the data that is not the operator's own yet. */
  inAnswer: string;
};

/** The part of a tool's copy that marks each of its answers; empty once the data is the operator's. */
export function createSampleMark({ isSample, inAnswer }: SampledAnswer): { sampled?: { mark: string; text: string } } {
  return isSample ? { sampled: { mark: sampleMark, text: inAnswer } } : {};
}

/** A verdict based on the data, which mentions the sample too. */
export function appendSampleNote({ isSample }: Pick<SampledAnswer, "isSample">, verdict: string): string {
  return isSample ? `${verdict}, según la muestra` : verdict;
}
