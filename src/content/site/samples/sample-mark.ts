/** The mark in the corner of every part of a page that shows sample data. */
export const sampleMark = "Muestra";

type AnswerSampleNotice = {
  isSample: boolean;
  /** A short sentence about the sample data. */
  answerNote: string;
};

/** Builds the copy that marks each result of a tool as based on sample data; empty for the operator's own data. */
export function createSampleMark({ isSample, answerNote }: AnswerSampleNotice): {
  sampleNotice?: { mark: string; text: string };
} {
  return isSample ? { sampleNotice: { mark: sampleMark, text: answerNote } } : {};
}

export function appendSampleNote({ isSample }: Pick<AnswerSampleNotice, "isSample">, verdict: string): string {
  return isSample ? `${verdict}, según la muestra` : verdict;
}
