/** The topic of a conversation: the last question, and what a follow-up needs. */
import { hasClearMeaning, haveCommonPage } from "#domain/search/conversation.ts";
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type { AssistantLink, AssistantTool } from "#features/help-assistant/turns/assistant-turn.ts";

/** A topic about someone's safety or about a loss; it stays until the visitor certainly asks something new. */
export type SafetyTopic = {
  /** Addresses of the topic's places; `absences` are its subjects without a page. */
  places: readonly string[];
  absences?: readonly AbsentTopic[];
  /** First advice, shown instead of a quoted page. */
  firstAdvice?: string;
  /** Other places, to which a clear question about them still leads. */
  otherPlaces?: readonly string[];
  /**
   * Places that have priority if a message resembles a question about them, such as calling without hearing in an
   * emergency.
   */
  closerPlaces?: readonly string[];
  /** Whether the topic is an emergency. */
  isUrgent: boolean;
  /** Links shown above the ways to reach a person, such as the emergency number. */
  actions: readonly AssistantLink[];
  /** Next steps; each is the message that its choice sends. */
  steps: readonly string[];
  /**
   * `places`: places about problems that the topic may have caused, such as a line that a thief has moved. `step`: the
   * message that is answered instead.
   */
  symptoms?: { places: readonly string[]; step: string };
};

export type ConversationTopic = {
  /** The question that began the topic; a follow-up is read together with it. */
  question: string;
  /** Places that the question means, the most direct first; empty if the site has no answer. */
  results: readonly SearchResult[];
  safetyTopic: SafetyTopic | undefined;
  /** The tool that gave the last answer, or that the last answer is about. */
  tool: AssistantTool | undefined;
  /** Addresses of the places already shown. */
  shownHrefs: Set<string>;
  /** The place shown last. */
  lastPlace: SearchResult | undefined;
  /** Number of answers that did not help. */
  failureCount: number;
  /** Whether the last turn asked for clarification. */
  isAsking: boolean;
};

/** Maximum number of characters of the question that are combined with a follow-up. */
const maxQuestionLength = 100;

export function beginTopic(
  question: string,
  results: readonly SearchResult[],
  safetyTopic: SafetyTopic | undefined,
): ConversationTopic {
  return {
    question: question.slice(0, maxQuestionLength),
    results,
    safetyTopic,
    tool: undefined,
    shownHrefs: new Set(),
    lastPlace: undefined,
    failureCount: 0,
    isAsking: false,
  };
}

/** Finds the safety topic of a meaning or of a subject without a page. */
export function findSafetyTopic(
  topics: readonly SafetyTopic[],
  results: readonly SearchResult[],
  absence?: AbsentTopic,
): SafetyTopic | undefined {
  const [first] = results;
  return topics.find(
    ({ places, absences }) => (first && places.includes(first.href)) || (absence && absences?.includes(absence)),
  );
}

/** Minimum probability at which an emergency is answered without asking back. */
const minUrgentProbability = 0.5;

/** Finds the safety topic of a meaning that is probable enough to be answered without asking back. */
export const findLikelySafetyTopic = (topics: readonly SafetyTopic[], meaning: SearchMeaning | undefined) =>
  meaning && meaning.probability >= minUrgentProbability ? findSafetyTopic(topics, meaning.results) : undefined;

/** Whether a message by itself clearly means a place that was not shown. */
export const hasUnshownMeaning = (ownAnswer: SearchAnswer, { shownHrefs }: ConversationTopic): boolean =>
  hasClearMeaning(ownAnswer) && !ownAnswer.meanings[0]?.results.some(({ href }) => shownHrefs.has(href));

/** Whether a topic has priority over everything except another danger. */
export const isGrave = (safetyTopic: SafetyTopic | undefined): boolean =>
  safetyTopic !== undefined && (safetyTopic.isUrgent || safetyTopic.firstAdvice !== undefined);

/** Minimum similarity of a message to a known question about one of the `closerPlaces`. */
const minNearness = 0.4;

/** Finds the meaning of a message that answers better than the safety topic itself. */
export const findBetterMeaning = (
  { closerPlaces = [] }: SafetyTopic,
  { meanings }: SearchAnswer,
): SearchMeaning | undefined =>
  meanings.find(
    ({ similarity, results: [place] }) => similarity >= minNearness && place && closerPlaces.includes(place.href),
  );

/**
 * Meanings that would mislead in a topic: non-refundable items after a wrong charge, the gigabytes in Mexico on a trip.
 * `step`: the message that is answered instead.
 */
export type Contradiction = { topic: readonly string[]; meanings: readonly string[]; step: string };

export function findContradiction(
  searchAnswer: SearchAnswer | undefined,
  { results: [first], tool }: ConversationTopic,
  contradictions: readonly Contradiction[],
): Contradiction | undefined {
  const topicHref = first?.href ?? tool?.places[0];
  return contradictions.find(
    ({ topic, meanings }) =>
      topicHref &&
      topic.includes(topicHref) &&
      (!searchAnswer || searchAnswer.meanings[0]?.results.some(({ href }) => meanings.includes(href))),
  );
}

/**
 * Finds the next help place of a topic that was not shown and whose words match the question; only after exactly one
 * place was shown.
 */
export function findNextPlace(
  { results, shownHrefs }: ConversationTopic,
  matchingResults: readonly SearchResult[],
): SearchResult | undefined {
  if (shownHrefs.size !== 1) return undefined;
  const matchingPlaces = matchingResults.filter(({ stems }) => stems.size > 0);
  return results.find(
    (place) => place.kind !== "page" && !shownHrefs.has(place.href) && haveCommonPage([place], matchingPlaces),
  );
}
