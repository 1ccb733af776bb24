/** What a conversation needs to know of a search's answer: what to ask back, and what continues the last question. */
import { foldSpelling } from "#domain/text/fold.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "./search-results.ts";

/** Probability of the best meaning from which it is answered without asking back. */
const clear = 0.75;

/** Minimum probability of another meaning that is asked about. */
const leastNear = 0.05;

/** Probability of the best meaning from which a text that begins like a continuation is a question of its own. */
const ownQuestion = 0.9;

/** A place among which the person chooses. */
export type ConversationChoice = { label: string; results: readonly SearchResult[] };

/**
 * Lists what may be meant by a text that is not clear, so that the conversation asks back; a single word is clear only
 * if it has one meaning.
 *
 * @returns two or three choices, the most probable first; none if the text is clear.
 */
export function listChoices({ meant, results: [first] }: SearchAnswer, written: string): ConversationChoice[] {
  const [best] = meant;
  if (!best || !first) return [];
  const isWord = !foldSpelling(written).includes(" ");
  const isLed = !best.results.some(({ href }) => href === first.href);
  if (!isWord && (best.probability >= clear || isLed)) return [];
  const near = meant.filter(({ probability }) => probability >= leastNear);
  const leading = near.find(({ results }) => results[0]?.href === first.href) ?? (isLed ? { results: [first] } : best);
  const distinct = withoutRepeats([leading, ...near.filter((meaning) => meaning !== leading)].map(toChoice));
  return distinct.length > 1 ? distinct : [];
}

/**
 * The place whose words answer best: instead of a whole page, which is about more, the question with its full
 * sentences. A guide is about one thing only.
 */
export function getSpokenPlace(results: readonly SearchResult[]): SearchResult | undefined {
  const [first] = results;
  const isWhole = first && !first.href.includes("#") && first.kind !== "guide";
  return (isWhole && results.find(({ kind }) => kind === "question")) || first;
}

/** A meaning, labelled by the place that answers it. */
export const toChoice = ({ results }: Pick<SearchMeaning, "results">): ConversationChoice => ({
  label: getSpokenPlace(results)?.title ?? "",
  results,
});

export const withoutRepeats = (choices: readonly ConversationChoice[]): ConversationChoice[] =>
  choices.filter(({ label }, at) => choices.findIndex((other) => other.label === label) === at);

/** Words that continue what was said before. */
const connectives = /^(y|e|pero|entonces|o sea|aunque|tambien|ademas|and|but|what about)\b/;

/** A condition of what was said before, whatever else it names: «¿y si es iPhone?». */
const condition = /^(y|e|pero|and|but) (si|if)\b/;

/** Words without a subject of their own: «¿cuánto cuesta?», «¿y cómo le hago?». */
const subjectless = new Set(
  (
    "a al algo alla asi ay cada como con cual cuando cuanta cuantas cuanto cuantos cobra cobran costo cuesta da dan de dias dias donde dura " +
    "desde e el ella ello en entonces eso esa ese esto es esta este funciona gratis ha hasta hace hacer hacerlo hago hay hora horas la las le lo los luego " +
    "mas me mi minutos necesito no o ocupo para pasos pero por precio puedo que requisitos se sera si sin sirve su tal tambien tarda tardan " +
    "tengo tiempo tienen todo tu un una uno vale y ya yo how much does it cost where when long is and"
  ).split(" "),
);

/** Words that stand for what was said before: «¿cómo lo activo?», «¿y eso cuánto tarda?», «quiero cancelarla». */
const pronoun = /\b(lo|eso|esos|ese|esto|\w{2,}[aei]r(lo|la|los|las|me))\b/;

/** Maximum number of words of a text in which a pronoun stands for the last question's subject. */
const mostPronounWords = 5;

/** Whether no word of a text names what it is about: «¿cuánto cuesta?». */
export const isSubjectless = (written: string): boolean =>
  foldSpelling(written)
    .split(" ")
    .every((word) => subjectless.has(word));

/**
 * Whether a text is to be understood together with what was asked before: it has no subject of its own, or begins like
 * a continuation and is not clear by itself.
 *
 * @param alone - the search's answer to the text by itself.
 */
export function isContinuation(written: string, { isUnanswered, meant: [best] }: SearchAnswer): boolean {
  const folded = foldSpelling(written);
  if (folded === "") return false;
  const hasPronoun = pronoun.test(folded) && folded.split(" ").length <= mostPronounWords;
  return (
    isUnanswered ||
    condition.test(folded) ||
    isSubjectless(written) ||
    ((connectives.test(folded) || hasPronoun) && (best?.probability ?? 0) < ownQuestion)
  );
}

/** Minimum probability of a meaning of both texts that is preferred. */
const leastShared = 0.001;

/**
 * Puts first what a continuation means both with the last question and by itself, if both texts together only mean what
 * the last question does: it is often longer, and outweighs the continuation.
 *
 * @param together - the search's answer to both texts.
 * @param before - to the last question.
 * @param alone - to the continuation by itself.
 */
export function preferShared(together: SearchAnswer, before: SearchAnswer, alone: SearchAnswer): SearchAnswer {
  const keyOf = ({ results }: SearchMeaning) => results.map(({ href }) => href).join(" ");
  const known = before.meant.filter(({ probability }) => probability >= leastNear).map(keyOf);
  if (!together.meant[0] || !known.includes(keyOf(together.meant[0]))) return together;
  const own = new Map(alone.meant.map((meaning) => [keyOf(meaning), meaning.probability]));
  const weightOf = (meaning: SearchMeaning) =>
    meaning.probability < leastShared ? 0 : meaning.probability * (own.get(keyOf(meaning)) ?? 0);
  const [best] = [...together.meant].sort((a, b) => weightOf(b) - weightOf(a));
  const [first] = best?.results ?? [];
  if (!best || !first || weightOf(best) === 0) return together;
  return {
    ...together,
    meant: [best, ...together.meant.filter((meaning) => meaning !== best)],
    results: [first, ...together.results.filter(({ href }) => href !== first.href)],
  };
}

/** Numbers of cards and bank accounts, and of devices, which look the same: 13 to 19 digits. */
const longNumber = /\d(?:[ -]?\d){12,18}/g;

/** Mexico's personal code: four letters, date of birth, sex, five letters, two characters. */
const curp = /\b[A-ZÑ]{4}\d{6}[HMX][A-ZÑ]{5}[A-Z\d]\d\b/gi;

/** Replaces the numbers that nobody should send in a mail: those of cards and accounts, and the CURP. */
export const maskPersonalNumbers = (text: string): string => text.replace(longNumber, "••••").replace(curp, "••••");
