/** What a text replies to the last turn: a choice among what was offered, a correction, or that it did not help. */
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { SearchAnswer } from "./search-results.ts";
import { getStem } from "./search-words.ts";

/** Maximum number of words of a text that chooses among what was offered. */
const mostReplyWords = 6;

const ordinals: readonly RegExp[] = [
  /^(la |el |lo )?(1|1o|1a|primer[oa]?|uno)$/,
  /^(la |el |lo )?(2|2o|2a|segund[oa]|dos)$/,
  /^(la |el |lo )?(3|3o|3a|tercer[oa]?|tres)$/,
  /^(la |el |lo )?(4|4o|4a|cuart[oa]|cuatro)$/,
];
const last = /^(la |el )?(ultim[oa])$/;

/** Words around a choice, which name nothing: «y si es iPhone», «primero lo del cobro». */
const fillers = new Set(
  "bien es si entonces ahora va primero luego mejor creo seria era ok bueno tema ese esa mio mia modelo".split(" "),
);

/** «no, el otro», «la otra»: none of what was answered, but what was offered beside it. */
const other = /^(no |y |mejor )?(el|la|lo|los|las) otr[oa]s?$/;

/** What a text begins with that corrects the last one: «no perdón, quise decir Costa Rica». */
const correction =
  /^(?:(?:no[,.]?\s+)?(?:(?:perd[oó]n|disculp[ae]|quise decir|quer[ií]a decir|me refiero a|mejor dicho)[,.:]?|(?:digo|me equivoqu[eé])[,.:])\s+)+/i;

/** A courtesy before a question: «gracias, ¿y el NIP?». */
const courtesy =
  /^(?:(?:(?:muchas |mil )?gracias|ok(?:ey)?|va|sale|listo|perfecto|hola|buen[oa]s(?: (?:d[ií]as|tardes|noches))?)[,.!]*\s+)+¿?(?=(?:y|pero|entonces|ahora|otra|eres|puedo|cu[aá]nt[oa]s?|d[oó]nde)\s)/i;

/** What a text does not ask for, before what it asks for: «no quiero devolución, solo cambiarlo». */
const denied =
  /^no (?:(?:quiero|busco|necesito|pregunto por|hablo de|era|es)\b.*?\b(?:sino(?: que)?|s[oó]lo|nada m[aá]s|lo que quiero es)|(?:es|era) [^,]+,)\s+/i;

/** What precedes a choice that someone reports: «dice mi nieto que es el 11». */
const reported = /^.*\b(?:es|era|seria|tengo|tiene|trae) (?=(?:el|la|un|una) \S+( \S+)?$)/;

/** Signs that an answer did not help, wherever they are in a text. */
const unsolved =
  /\b(y nada|ya lo hice|ya le hice|ya lo intente|ya hice eso|(sigue|sigo|siguen|esta|estoy) (igual|sin funcionar)|otra vez lo mismo|lo mismo otra vez|no funciono|no me funciono|no me sirvio|sin exito)( nada)?$|^ya l[oa]s? (tengo|puse|prendi|active|revise|cambie)\b|^(y )?(nada|tampoco|no jala|no sirve|no funciona|igual|sigue sin)\b/;

/** Maximum number of words of a text that says that an answer did not help. */
const mostUnsolvedWords = 12;

/**
 * Finds what a text chooses among the offered labels: by number, or by words that only one of them has.
 *
 * @returns the index of the label; undefined if the text chooses none.
 */
export function findOffered(written: string, labels: readonly string[]): number | undefined {
  const named = foldSpelling(written).replace(reported, "");
  const folded = named.replace(/^(?:(?:no|a ver|bueno|bien|ok|va|y|ahora) )+/, "");
  if (labels.length === 0 || folded.split(" ").length > mostReplyWords) return undefined;
  if (last.test(folded)) return labels.length - 1;
  if (other.test(foldSpelling(written))) return labels.length === 1 ? 0 : undefined;
  const stemsOf = (text: string) => foldSpelling(text).split(" ").map(getStem);
  const wanted = named
    .split(" ")
    .filter((word) => /\d/.test(word) || (!isStopWord(word) && !fillers.has(word)))
    .map(getStem);
  const fitting = labels.flatMap((label, index) => {
    const stems = stemsOf(label);
    return wanted.length > 0 && wanted.every((stem) => stems.includes(stem)) ? [index] : [];
  });
  if (fitting.length === 1) return fitting[0];
  const at = ordinals.findIndex((ordinal) => ordinal.test(folded));
  return at >= 0 && at < labels.length ? at : undefined;
}

/** Removes a courtesy and what announces a correction, so that the rest is read by itself. */
export const withoutCorrection = (written: string): string =>
  written.replace(courtesy, "").replace(correction, "").replace(denied, "") || written;

/** Whether a text says that the last answer did not help. */
export function isUnsolved(written: string, { reply }: Pick<SearchAnswer, "reply">): boolean {
  const folded = foldSpelling(written);
  return reply === "unsolved" || (folded.split(" ").length <= mostUnsolvedWords && unsolved.test(folded));
}
