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

/** Picks the wording of a verdict: sample data give an example, never a yes or a no. */
export const pickVerdict = ({ isSample }: Pick<AnswerSampleNotice, "isSample">, example: string, verdict: string) =>
  isSample ? example : verdict;
