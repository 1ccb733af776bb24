/** What a conversation needs to know of a search's answer: what to ask back, and what continues the last question. */
import { foldSpelling } from "#domain/text/fold.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "./search-results.ts";

/** Probability of the best meaning from which it is answered without asking back. */
const clear = 0.9;

/** Minimum probability of another meaning that is asked about. */
const leastNear = 0.05;

/** Below both, the best meaning is a resemblance by chance: of 33 such sentences, 8 meant it. */
const chance = { probability: 0.5, nearness: 0.3 };

/** Below both, a meaning is too far from any known way to ask to be clear while the conversation has a subject. */
const far = { probability: 0.98, nearness: 0.5 };

/** From both, a text is certainly a question of its own, also while someone's safety is the subject. */
const certain = { probability: 0.98, nearness: 0.4 };

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
  if (!isWord && isByChance({ meant: [best] })) return [];
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

/** Whether a text only resembles what the site answers. */
export function isByChance({ meant: [best] }: Pick<SearchAnswer, "meant">): boolean {
  return !best || (best.probability < chance.probability && best.nearness < chance.nearness);
}

/** Whether a text is clear by itself. */
export const hasClearMeaning = ({ isUnanswered, meant: [best] }: SearchAnswer): boolean =>
  !isUnanswered &&
  best !== undefined &&
  best.probability >= clear &&
  (best.probability >= far.probability || best.nearness >= far.nearness);

/** Minimum number of a place's words in a text that the site may not answer. */
const leastWords = 2;

/** Whether a place answers a text by its meaning and its words, although the site may not have what it asks for. */
export const isProbablyAnswered = ({ meant: [best], results: [first] }: SearchAnswer): boolean =>
  best !== undefined &&
  best.probability >= clear &&
  best.nearness >= certain.nearness &&
  best.results.some(({ href }) => href === first?.href) &&
  (first?.stems.size ?? 0) >= leastWords;

/** The title of a place, without the number of a tab. */
export const getTitle = (place: SearchResult | undefined): string => place?.title.replace(/^\d (?=\p{Lu})/u, "") ?? "";

/** A meaning, labelled by the place that answers it. */
export const toChoice = ({ results }: Pick<SearchMeaning, "results">): ConversationChoice => ({
  label: getTitle(getSpokenPlace(results)),
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
    "tengo tiempo tienen todo tu un una uno vale y ya yo ah ahora deja dejan entra entran entrar abre abren carga cargan " +
    "llega llego llegan aparece acepta acepto falla primero primera segundo segunda tercero tercera ultimo ultima " +
    "sigue siguiente anterior abajo arriba uy how much does it cost where when long is and"
  ).split(" "),
);

/** Words that stand for what was said before: «¿cómo lo activo?», «¿y eso cuánto tarda?», «quiero cancelarla». */
const pronoun = /\b(lo|eso|esos|ese|esto|\w{2,}[aei]r(lo|la|los|las|me))\b/;

/** Maximum number of words of a text in which a pronoun or «el número» stands for the last question's subject. */
const mostPronounWords = 5;

/** A thing that was named before: «quiero conservar el número». */
const knownThing = /\b(el|la|mi|su|ese|esa) (numero|linea|cel|celular|telefono|equipo|cuenta|plan|codigo|saldo)\b/;

/** Whether no word of a text names what it is about: «¿cuánto cuesta?». */
export const isSubjectless = (written: string): boolean =>
  foldSpelling(written)
    .split(" ")
    .every((word) => subjectless.has(word));

/**
 * Whether a text is to be understood together with what was asked before: it has no subject of its own, or is not clear
 * by itself and begins like a continuation or resembles nothing.
 *
 * @param alone - the search's answer to the text by itself.
 */
export function isContinuation(written: string, alone: SearchAnswer): boolean {
  const folded = foldSpelling(written);
  if (folded === "") return false;
  return (
    alone.isUnanswered ||
    condition.test(folded) ||
    isSubjectless(written) ||
    isByChance(alone) ||
    (!hasClearMeaning(alone) && (refersBack(folded) || (alone.meant[0]?.nearness ?? 0) < far.nearness))
  );
}

/**
 * Whether a text is something clearly new, although someone's safety is the subject.
 *
 * @param alone - the search's answer to the text by itself.
 */
export function isCertainlyNew(written: string, alone: SearchAnswer): boolean {
  const folded = foldSpelling(written);
  const [best] = alone.meant;
  const isShort = folded.split(" ").length <= mostPronounWords;
  if (isSubjectless(written) || refersBack(folded) || (isShort && knownThing.test(folded))) return false;
  if (alone.isUnanswered) return alone.absence !== undefined && alone.absence !== "insult";
  return best !== undefined && best.probability >= certain.probability && best.nearness >= certain.nearness;
}

/** Minimum similarity to a known way to ask of a clear question of its own, of another, and of one that names nothing. */
const [leastOwn, leastUnclear, leastSubjectless] = [0.5, 0.75, 0.95];

/**
 * Whether a text is asked as others ask the same, and refers to nothing that was said before.
 *
 * @param alone - the search's answer to the text by itself.
 */
export function isOwnQuestion(written: string, alone: SearchAnswer): boolean {
  const folded = foldSpelling(written);
  const meant = hasClearMeaning(alone) ? alone.meant.slice(0, 1) : alone.meant;
  const nearness = Math.max(0, ...meant.map((meaning) => meaning.nearness));
  const isOfKnown = refersBack(folded) || knownThing.test(folded);
  const least = isSubjectless(written) ? leastSubjectless : hasClearMeaning(alone) ? leastOwn : leastUnclear;
  return !isOfKnown && !alone.isUnanswered && nearness >= least;
}

/** A purchase that was not made: «si pago hoy». */
const purchasePlan =
  /\b(si|cuando|voy a|quiero|quisiera|puedo|pienso)( (ya|yo|la|lo|les?|me))? (pago|pagar|compro|comprar|renuevo|renovar|recargo|recargar)\b/;

/** Whether a text is about a purchase that was not made. */
export const isPurchasePlan = (written: string): boolean => purchasePlan.test(foldSpelling(written));

/** Whether a text asks something about what was just answered, without naming it: «¿cuánto tarda?», «¿y si pago hoy?». */
export const isBare = (written: string): boolean => isSubjectless(written) || isPurchasePlan(written);

/** Whether a text adds a condition to what was said before, or names nothing at all. */
export const isAddition = (written: string): boolean => condition.test(foldSpelling(written)) || isSubjectless(written);

const refersBack = (folded: string) =>
  connectives.test(folded) || (pronoun.test(folded) && folded.split(" ").length <= mostPronounWords);

const questionsPath = "/preguntas-frecuentes";

/** Whether two meanings have a page in common, other than that of all questions. */
export function isRelated(one: readonly SearchResult[], other: readonly SearchResult[]): boolean {
  const pageOf = ({ href }: SearchResult) => href.split("#", 1).join();
  const pages = new Set(one.map(pageOf).filter((page) => page !== questionsPath));
  return (
    one.some(({ href }) => other.some((result) => result.href === href)) ||
    other.some((result) => pages.has(pageOf(result)))
  );
}

/** Minimum probability, in both texts together, of a meaning that may get the first place. */
const leastShared = 0.001;

/**
 * Keeps a long question from drowning its short continuation. If question and continuation together mean just what the
 * question meant alone, the first place goes to the meaning that is most probable both together and for the
 * continuation alone.
 *
 * @param together - the search's answer to question and continuation in one text.
 * @param before - its answer to the question.
 * @param alone - its answer to the continuation.
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
