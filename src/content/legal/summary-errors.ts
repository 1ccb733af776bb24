import { computeReadabilityScore } from "#domain/text/readability.ts";

const maxWords = 60;
const minReadability = 60;

/**
 * Lists, in Spanish, the errors of a legal text's summary, 'En corto'. The summary must be short and easy to read.
 *
 * @param summary - the sentences of the summary.
 */
export function findSummaryErrors(summary: readonly string[]): string[] {
  if (summary.length !== 3 || summary.some((sentence) => sentence.trim() === "")) return ["escribe tres oraciones"];
  const text = summary.join(" ");
  const wordCount = text.split(/\s+/).length;
  return [
    ...(wordCount > maxWords
      ? [`acórtalo: tiene ${wordCount} palabras y caben ${maxWords} entre las tres oraciones`]
      : []),
    ...(computeReadabilityScore(text) < minReadability
      ? ["escríbelo más fácil: usa palabras y oraciones más cortas, porque cuesta trabajo leerlo"]
      : []),
  ];
}
