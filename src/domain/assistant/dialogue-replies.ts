/**
 * Recognises replies to the last turn: a choice among offered labels, a correction, or a complaint that the answer did
 * not help.
 */
import { isStopWord } from "#domain/match/stop-words.ts";
import type { SearchAnswer } from "#domain/search/search-results.ts";
import { getStem } from "#domain/search/search-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Maximum number of words of a text that chooses one of the offered labels. */
const maxReplyWords = 6;

const ordinals: readonly RegExp[] = [
  /^(la |el |lo )?(1|1o|1a|primer[oa]?|uno)$/,
  /^(la |el |lo )?(2|2o|2a|segund[oa]|dos)$/,
  /^(la |el |lo )?(3|3o|3a|tercer[oa]?|tres)$/,
  /^(la |el |lo )?(4|4o|4a|cuart[oa]|cuatro)$/,
];
const lastPattern = /^(la |el )?(ultim[oa])$/;

/** Words around a choice that name none of the labels: «y si es iPhone», «primero lo del cobro». */
const fillerWords = new Set(
  "bien es si entonces ahora va primero luego mejor creo seria era ok bueno tema ese esa mio mia modelo".split(" "),
);

/** Matches a text that rejects the answer and chooses the other label: «no, el otro», «la otra». */
const otherPattern = /^(no |y |mejor )?(el|la|lo|los|las) otr[oa]s?$/;

/** Matches the beginning of a text that corrects the previous one: «no perdón, quise decir Costa Rica». */
const correctionPattern =
  /^(?:(?:no[,.]?\s+)?(?:(?:perd[oó]n|disculp[ae]|quise decir|quer[ií]a decir|me refiero a|mejor dicho)[,.:]?|(?:digo|me equivoqu[eé])[,.:])\s+)+/i;

/** Matches a courtesy before a question: «gracias, ¿y el NIP?». */
const courtesyPattern =
  /^(?:(?:(?:muchas |mil )?gracias|ok(?:ey)?|va|sale|listo|perfecto|hola|buen[oa]s(?: (?:d[ií]as|tardes|noches))?)[,.!]*\s+)+¿?(?=(?:y|pero|entonces|ahora|otra|eres|puedo|cu[aá]nt[oa]s?|d[oó]nde)\s)/i;

/** Matches a rejected topic before the wanted one: «no quiero devolución, solo cambiarlo». */
const denialPattern =
  /^no (?:(?:quiero|busco|necesito|pregunto por|hablo de|era|es)\b.*?\b(?:sino(?: que)?|s[oó]lo|nada m[aá]s|lo que quiero es)|(?:es|era) [^,]+,)\s+/i;

/** Matches the words before a choice that someone else made: «dice mi nieto que es el 11». */
const reportPattern = /^.*\b(?:es|era|seria|tengo|tiene|trae) (?=(?:el|la|un|una) \S+( \S+)?$)/;

/** Matches the complaint that an answer did not help, anywhere in a text. */
const unsolvedPattern =
  /\b(y nada|ya lo hice|ya le hice|ya lo intente|ya hice eso|(sigue|sigo|siguen|esta|estoy) (igual|sin funcionar)|otra vez lo mismo|lo mismo otra vez|no funciono|no me funciono|no me sirvio|sin exito)( nada)?$|^ya l[oa]s? (tengo|puse|prendi|active|revise|cambie)\b|^(y )?(nada|tampoco|no jala|no sirve|no funciona|igual|sigue sin)\b/;

/** Maximum number of words of a text with the complaint that an answer did not help. */
const maxUnsolvedWords = 12;

/**
 * Finds the offered label that a text chooses: by number, or by words that only one label has.
 *
 * @returns the index of the label; undefined if the text chooses none.
 */
export function findChosenIndex(message: string, labels: readonly string[]): number | undefined {
  const textWithoutReport = foldSpelling(message).replace(reportPattern, "");
  const foldedText = textWithoutReport.replace(/^(?:(?:no|a ver|bueno|bien|ok|va|y|ahora) )+/, "");
  if (labels.length === 0 || foldedText.split(" ").length > maxReplyWords) return undefined;
  if (lastPattern.test(foldedText)) return labels.length - 1;
  if (otherPattern.test(foldSpelling(message))) return labels.length === 1 ? 0 : undefined;
  const listTextStems = (text: string) => foldSpelling(text).split(" ").map(getStem);
  const wantedStems = textWithoutReport
    .split(" ")
    .filter((word) => /\d/.test(word) || (!isStopWord(word) && !fillerWords.has(word)))
    .map(getStem);
  const matchingIndexes = labels.flatMap((label, index) => {
    const stems = listTextStems(label);
    return wantedStems.length > 0 && wantedStems.every((stem) => stems.includes(stem)) ? [index] : [];
  });
  if (matchingIndexes.length === 1) return matchingIndexes[0];
  const ordinalIndex = ordinals.findIndex((ordinal) => ordinal.test(foldedText));
  return ordinalIndex >= 0 && ordinalIndex < labels.length ? ordinalIndex : undefined;
}

/** Removes a courtesy, and the words that announce a correction, from the beginning of a text. */
export const removeCorrection = (message: string): string =>
  message.replace(courtesyPattern, "").replace(correctionPattern, "").replace(denialPattern, "") || message;

/** Whether a text says that the last answer did not help. */
export function saysUnsolved(message: string, { reply }: Pick<SearchAnswer, "reply">): boolean {
  const foldedMessage = foldSpelling(message);
  return (
    reply === "unsolved" || (foldedMessage.split(" ").length <= maxUnsolvedWords && unsolvedPattern.test(foldedMessage))
  );
}
