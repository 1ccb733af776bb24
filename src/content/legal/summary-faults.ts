import { readabilityScore } from "#domain/testing/readability.ts";

const mostWords = 60;
const leastReadable = 60;

/**
 * Faults of a legal text's summary, 'En corto', in Spanish. It is for everybody, so it must be short and easy to read.
 *
 * @param summary - its sentences.
 */
export function findSummaryFaults(summary: readonly string[]): string[] {
  if (summary.length !== 3 || summary.some((sentence) => sentence.trim() === "")) return ["escribe tres oraciones"];
  const text = summary.join(" ");
  const words = text.split(/\s+/).length;
  return [
    ...(words > mostWords ? [`acórtalo: tiene ${words} palabras y caben ${mostWords} entre las tres oraciones`] : []),
    ...(readabilityScore(text) < leastReadable
      ? ["escríbelo más fácil: usa palabras y oraciones más cortas, porque cuesta trabajo leerlo"]
      : []),
  ];
}
