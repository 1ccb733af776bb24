/** The topic of a conversation: the last question, and what a follow-up needs. */
import { hasClearMeaning, haveCommonPage } from "#domain/assistant/conversation.ts";
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type { AssistantLink, AssistantTool } from "#features/help-assistant/turns/assistant-turn.ts";

/** A topic about someone's safety or about a loss; it stays until the visitor certainly asks something new. */
export type SafetyTopic = {
  /** Addresses of the topic's sections; `absences` are its subjects without a page. */
  sections: readonly string[];
  absences?: readonly AbsentTopic[];
  /** First advice, shown instead of a quoted page. */
  firstAdvice?: string;
  /** Other sections, to which a clear question about them still leads. */
  otherSections?: readonly string[];
  /**
   * Sections that have priority if a message resembles a question about them, such as calling without hearing in an
   * emergency.
   */
  closerSections?: readonly string[];
  /** Whether the topic is an emergency. */
  isUrgent: boolean;
  /** Links shown above the ways to reach a person, such as the emergency number. */
  actions: readonly AssistantLink[];
  /** Next steps; each is the message that its choice sends. */
  steps: readonly string[];
  /**
   * `sections`: those about problems that the topic may have caused, such as a line that a thief has moved. `step`: the
   * message that is answered instead.
   */
  symptoms?: { sections: readonly string[]; step: string };
};

export type ConversationTopic = {
  /** The question that began the topic; a follow-up is read together with it. */
  question: string;
  /** Sections that the question means, the most direct first; empty if the site has no answer. */
  results: readonly SearchResult[];
  safetyTopic: SafetyTopic | undefined;
  /** The tool that gave the last answer, or that the last answer is about. */
  tool: AssistantTool | undefined;
  /** Addresses of the sections already shown. */
  shownHrefs: Set<string>;
  /** The section shown last. */
  lastSection: SearchResult | undefined;
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
    lastSection: undefined,
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
    ({ sections, absences }) => (first && sections.includes(first.href)) || (absence && absences?.includes(absence)),
  );
}

/** Minimum probability at which an emergency is answered without asking back. */
const minUrgentProbability = 0.5;

/** Finds the safety topic of a meaning that is probable enough to be answered without asking back. */
export const findLikelySafetyTopic = (topics: readonly SafetyTopic[], meaning: SearchMeaning | undefined) =>
  meaning && meaning.probability >= minUrgentProbability ? findSafetyTopic(topics, meaning.results) : undefined;

/** Whether a message by itself clearly means a section that was not shown. */
export const hasUnshownMeaning = (ownAnswer: SearchAnswer, { shownHrefs }: ConversationTopic): boolean =>
  hasClearMeaning(ownAnswer) && !ownAnswer.meanings[0]?.results.some(({ href }) => shownHrefs.has(href));

/** Whether a topic has priority over everything except another danger. */
export const overridesOtherTopics = (safetyTopic: SafetyTopic | undefined): boolean =>
  safetyTopic !== undefined && (safetyTopic.isUrgent || safetyTopic.firstAdvice !== undefined);

/** Minimum similarity of a message to a known question about one of the `closerSections`. */
const minNearness = 0.4;

/** Finds the meaning of a message that answers better than the safety topic itself. */
export const findBetterMeaning = (
  { closerSections = [] }: SafetyTopic,
  { meanings }: SearchAnswer,
): SearchMeaning | undefined =>
  meanings.find(
    ({ similarity, results: [section] }) =>
      similarity >= minNearness && section && closerSections.includes(section.href),
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
  const topicHref = first?.href ?? tool?.sections[0];
  return contradictions.find(
    ({ topic, meanings }) =>
      topicHref &&
      topic.includes(topicHref) &&
      (!searchAnswer || searchAnswer.meanings[0]?.results.some(({ href }) => meanings.includes(href))),
  );
}

/**
 * Finds the next help section of a topic that was not shown and whose words match the question; only after exactly one
 * section was shown.
 */
export function findNextSection(
  { results, shownHrefs }: ConversationTopic,
  matchingResults: readonly SearchResult[],
): SearchResult | undefined {
  if (shownHrefs.size !== 1) return undefined;
  const matchingSections = matchingResults.filter(({ stems }) => stems.size > 0);
  return results.find(
    (section) =>
      section.kind !== "page" && !shownHrefs.has(section.href) && haveCommonPage([section], matchingSections),
  );
}
