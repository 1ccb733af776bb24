/** Rules of a conversation: when to ask for clarification, and which texts continue the last question. */
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import { foldSpelling } from "#domain/text/fold.ts";

/** Minimum probability of the best meaning for a direct answer, without a question for clarification. */
const clearProbability = 0.9;

/** Minimum probability of another meaning for the conversation to ask about it. */
const minNearProbability = 0.05;

/** Below these limits, the best meaning is an accidental resemblance: it was meant in only 8 of 33 sentences. */
export const accidentalLimits = { probability: 0.5, similarity: 0.3 };

/** Thresholds below which a meaning is not clear while the conversation has a subject. */
const unclearThresholds = { probability: 0.98, similarity: 0.5 };

/** Thresholds from which a text is certainly a question of its own, even while someone's safety is the subject. */
const certainThresholds = { probability: 0.98, similarity: 0.4 };

/** A section that the person can choose. */
export type ConversationChoice = { label: string; results: readonly SearchResult[] };

/**
 * Lists the possible meanings of a text that is not clear, so that the conversation can ask which one is meant. A
 * single word is clear only if it has one meaning.
 *
 * @returns two or three choices, the most probable first; none if the text is clear.
 */
export function listChoices({ meanings, results: [first] }: SearchAnswer, message: string): ConversationChoice[] {
  const [best] = meanings;
  if (!best || !first) return [];
  const isWord = !foldSpelling(message).includes(" ");
  if (!isWord && isAccidentalResemblance({ meanings: [best] })) return [];
  const isFirstByWords = !best.results.some(({ href }) => href === first.href);
  if (!isWord && (best.probability >= clearProbability || isFirstByWords)) return [];
  const nearMeanings = meanings.filter(({ probability }) => probability >= minNearProbability);
  const leadingMeaning =
    nearMeanings.find(({ results }) => results[0]?.href === first.href) ??
    (isFirstByWords ? { results: [first] } : best);
  const distinctChoices = removeRepeatedChoices(
    [leadingMeaning, ...nearMeanings.filter((meaning) => meaning !== leadingMeaning)].map(toChoice),
  );
  return distinctChoices.length > 1 ? distinctChoices : [];
}

/**
 * Gets the section with the most suitable sentences for an answer. A question is preferred to a whole page, which
 * covers more than was asked. A guide covers only one thing, so it counts as suitable.
 */
export function getSentenceSection(results: readonly SearchResult[]): SearchResult | undefined {
  const [first] = results;
  const isWhole = first && !first.href.includes("#") && first.kind !== "guide";
  return (isWhole && results.find(({ kind }) => kind === "question")) || first;
}

/** Whether a text only resembles the site's topics by chance. */
export function isAccidentalResemblance({ meanings: [best] }: Pick<SearchAnswer, "meanings">): boolean {
  return !best || (best.probability < accidentalLimits.probability && best.similarity < accidentalLimits.similarity);
}

/** Whether a text is clear by itself. */
export const hasClearMeaning = ({ isUnanswered, meanings: [best] }: SearchAnswer): boolean =>
  !isUnanswered &&
  best !== undefined &&
  best.probability >= clearProbability &&
  (best.probability >= unclearThresholds.probability || best.similarity >= unclearThresholds.similarity);

/** Minimum number of a section's words in a text that the site may not answer. */
const minMatchedWords = 2;

/** Whether a section answers a text by its meaning and its words, although the site may have no answer. */
export const isProbablyAnswered = ({ meanings: [best], results: [first] }: SearchAnswer): boolean =>
  best !== undefined &&
  best.probability >= clearProbability &&
  best.similarity >= certainThresholds.similarity &&
  best.results.some(({ href }) => href === first?.href) &&
  (first?.stems.size ?? 0) >= minMatchedWords;

/** Converts a meaning to a choice with the label of the section that answers it. */
export const toChoice = ({ results }: Pick<SearchMeaning, "results">): ConversationChoice => ({
  label: getSentenceSection(results)?.title ?? "",
  results,
});

export const removeRepeatedChoices = (choices: readonly ConversationChoice[]): ConversationChoice[] =>
  choices.filter(({ label }, index) => choices.findIndex((other) => other.label === label) === index);

/** Matches words that continue the previous text. */
const connectivePattern = /^(y|e|pero|entonces|o sea|aunque|tambien|ademas|and|but|what about)\b/;

/** Matches a condition of the previous text, whatever else it names: «¿y si es iPhone?». */
const conditionPattern = /^(y|e|pero|and|but) (si|if)\b/;

/** Words that do not name a subject: «¿cuánto cuesta?», «¿y cómo le hago?». */
const subjectlessWords = new Set(
  (
    "a al algo alla asi ay cada como con cual cuando cuanta cuantas cuanto cuantos cobra cobran costo cuesta da dan de dias dias donde dura " +
    "desde e el ella ello en entonces eso esa ese esto es esta este funciona gratis ha hasta hace hacer hacerlo hago hay hora horas la las le lo los luego " +
    "mas me mi minutos necesito no o ocupo para pasos pero por precio puedo que requisitos se sera si sin sirve su tal tambien tarda tardan " +
    "tengo tiempo tienen todo tu un una uno vale y ya yo ah ahora deja dejan entra entran entrar abre abren carga cargan " +
    "llega llego llegan aparece acepta acepto falla primero primera segundo segunda tercero tercera ultimo ultima " +
    "sigue siguiente anterior abajo arriba uy how much does it cost where when long is and"
  ).split(" "),
);

/** Matches words that refer to a subject of the previous text: «¿cómo lo activo?», «quiero cancelarla». */
const pronounPattern = /\b(lo|eso|esos|ese|esto|\w{2,}[aei]r(lo|la|los|las|me))\b/;

/** Maximum number of words of a text in which a pronoun or «el número» refers to the last question's subject. */
const maxPronounWords = 5;

/** Matches a thing that the conversation has already named: «quiero conservar el número». */
const namedThingPattern =
  /\b(el|la|mi|su|ese|esa) (numero|linea|cel|celular|telefono|equipo|cuenta|plan|codigo|saldo)\b/;

/** Whether no word of a text names its subject: «¿cuánto cuesta?». */
export const isSubjectless = (message: string): boolean =>
  foldSpelling(message)
    .split(" ")
    .every((word) => subjectlessWords.has(word));

/**
 * Whether a text continues the previous question: it has no subject of its own, or it is not clear by itself and either
 * begins like a continuation or resembles no topic.
 *
 * @param ownAnswer - the search's answer to the text by itself.
 */
export function isContinuation(message: string, ownAnswer: SearchAnswer): boolean {
  const foldedMessage = foldSpelling(message);
  if (foldedMessage === "") return false;
  return (
    ownAnswer.isUnanswered ||
    conditionPattern.test(foldedMessage) ||
    isSubjectless(message) ||
    isAccidentalResemblance(ownAnswer) ||
    (!hasClearMeaning(ownAnswer) &&
      (refersToEarlier(foldedMessage) || (ownAnswer.meanings[0]?.similarity ?? 0) < unclearThresholds.similarity))
  );
}

/**
 * Whether a text is clearly about something new, even while someone's safety is the subject.
 *
 * @param ownAnswer - the search's answer to the text by itself.
 */
export function isCertainlyNew(message: string, ownAnswer: SearchAnswer): boolean {
  const foldedMessage = foldSpelling(message);
  const [best] = ownAnswer.meanings;
  const isShort = foldedMessage.split(" ").length <= maxPronounWords;
  if (isSubjectless(message) || refersToEarlier(foldedMessage) || (isShort && namedThingPattern.test(foldedMessage)))
    return false;
  if (ownAnswer.isUnanswered) return ownAnswer.absence !== undefined && ownAnswer.absence !== "insult";
  return (
    best !== undefined &&
    best.probability >= certainThresholds.probability &&
    best.similarity >= certainThresholds.similarity
  );
}

/**
 * Minimum similarity to a known way to ask: of a clear question, of another question, and of a question that names no
 * subject.
 */
const [minClearSimilarity, minUnclearSimilarity, minSubjectlessSimilarity] = [0.5, 0.75, 0.95];

/**
 * Whether a text is similar to a known way to ask, and refers to nothing in the previous text.
 *
 * @param ownAnswer - the search's answer to the text by itself.
 */
export function isIndependentQuestion(message: string, ownAnswer: SearchAnswer): boolean {
  const foldedMessage = foldSpelling(message);
  const likelyMeanings = hasClearMeaning(ownAnswer) ? ownAnswer.meanings.slice(0, 1) : ownAnswer.meanings;
  const maxSimilarity = Math.max(0, ...likelyMeanings.map((meaning) => meaning.similarity));
  const refersToKnown = refersToEarlier(foldedMessage) || namedThingPattern.test(foldedMessage);
  const minSimilarity = isSubjectless(message)
    ? minSubjectlessSimilarity
    : hasClearMeaning(ownAnswer)
      ? minClearSimilarity
      : minUnclearSimilarity;
  return !refersToKnown && !ownAnswer.isUnanswered && maxSimilarity >= minSimilarity;
}

/** Matches a planned purchase: «si pago hoy». */
const purchasePattern =
  /\b(si|cuando|voy a|quiero|quisiera|puedo|pienso)( (ya|yo|la|lo|les?|me))? (pago|pagar|compro|comprar|renuevo|renovar|recargo|recargar)\b/;

/** Whether a text is about a planned purchase. */
export const mentionsIntendedPurchase = (message: string): boolean => purchasePattern.test(foldSpelling(message));

/** Whether a text asks about the last answer without naming its subject: «¿cuánto tarda?», «¿y si pago hoy?». */
export const dependsOnLastAnswer = (message: string) => isSubjectless(message) || mentionsIntendedPurchase(message);

/** Whether a text adds a condition to the previous text, or names no subject. */
export const isAddition = (message: string): boolean =>
  conditionPattern.test(foldSpelling(message)) || isSubjectless(message);

export const refersToEarlier = (query: string): boolean =>
  connectivePattern.test(query) || (pronounPattern.test(query) && query.split(" ").length <= maxPronounWords);

const questionsPath = "/preguntas-frecuentes";

/** Whether two meanings have a page in common, other than the page of all questions. */
export function haveCommonPage(one: readonly SearchResult[], other: readonly SearchResult[]): boolean {
  const getPagePath = ({ href }: SearchResult) => href.split("#", 1).join();
  const pages = new Set(one.map(getPagePath).filter((page) => page !== questionsPath));
  return (
    one.some(({ href }) => other.some((result) => result.href === href)) ||
    other.some((result) => pages.has(getPagePath(result)))
  );
}

/** Minimum probability, for both texts together, of a meaning that may be placed first. */
const minSharedProbability = 0.001;

/**
 * Prevents a long question from outweighing its short continuation. If both texts together have the meaning of the
 * question alone, another meaning comes first: the most probable one for both together and for the continuation.
 *
 * @param jointAnswer - the search's answer to question and continuation in one text.
 * @param previousAnswer - its answer to the question.
 * @param ownAnswer - its answer to the continuation.
 */
export function preferSharedMeaning(
  jointAnswer: SearchAnswer,
  previousAnswer: SearchAnswer,
  ownAnswer: SearchAnswer,
): SearchAnswer {
  const formatMeaningKey = ({ results }: SearchMeaning) => results.map(({ href }) => href).join(" ");
  const knownKeys = previousAnswer.meanings
    .filter(({ probability }) => probability >= minNearProbability)
    .map(formatMeaningKey);
  if (!jointAnswer.meanings[0] || !knownKeys.includes(formatMeaningKey(jointAnswer.meanings[0]))) return jointAnswer;
  const ownProbabilities = new Map(ownAnswer.meanings.map((each) => [formatMeaningKey(each), each.probability]));
  const getWeight = (meaning: SearchMeaning) =>
    meaning.probability < minSharedProbability
      ? 0
      : meaning.probability * (ownProbabilities.get(formatMeaningKey(meaning)) ?? 0);
  const [best] = [...jointAnswer.meanings].sort((a, b) => getWeight(b) - getWeight(a));
  const [first] = best?.results ?? [];
  if (!best || !first || getWeight(best) === 0) return jointAnswer;
  return {
    ...jointAnswer,
    meanings: [best, ...jointAnswer.meanings.filter((meaning) => meaning !== best)],
    results: [first, ...jointAnswer.results.filter(({ href }) => href !== first.href)],
  };
}
