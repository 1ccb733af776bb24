/** What a conversation is about: the last question, with all that a continuation of it may need. */
import { hasClearMeaning, isRelated } from "#domain/search/conversation.ts";
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { SearchAnswer, SearchMeaning, SearchResult } from "#domain/search/search-results.ts";
import type { AssistantLink, AssistantTool } from "./assistant-turn.ts";

/** A topic about someone's safety, or a loss: it stays until something certainly new is asked. */
export type CareTopic = {
  /** Places and topics without a page that are about it. */
  places: readonly string[];
  absences?: readonly AbsentTopic[];
  /** Said instead of a page: what to do first. */
  says?: string;
  /** Other places that a clear question about them leads to. */
  beside?: readonly string[];
  /** Places that answer better if a text is near to them: who cannot hear, in an emergency. */
  closer?: readonly string[];
  /** Whether it cannot wait. */
  isUrgent: boolean;
  /** Offered with a person: the emergency number. */
  actions: readonly AssistantLink[];
  /** What helps next, as texts to ask. */
  steps: readonly string[];
  /** Places about troubles that it may have caused, and what is asked instead: a line that a thief has moved. */
  symptoms?: { places: readonly string[]; step: string };
};

export type ConversationTopic = {
  /** The question that began it; a continuation is read together with it. */
  question: string;
  /** What was meant, the most direct first; empty if the site has no answer. */
  meant: readonly SearchResult[];
  care: CareTopic | undefined;
  /** The tool that answered, or that the last answer is about. */
  tool: AssistantTool | undefined;
  /** Addresses of what was shown. */
  shown: Set<string>;
  /** What was shown last. */
  place: SearchResult | undefined;
  /** How often an answer did not help. */
  failures: number;
  /** Whether its last turn asked what is meant. */
  isAsking: boolean;
};

/** Maximum number of characters of a question that a continuation is read with. */
const mostRemembered = 100;

export function beginTopic(
  question: string,
  meant: readonly SearchResult[],
  care: CareTopic | undefined,
): ConversationTopic {
  return {
    question: question.slice(0, mostRemembered),
    meant,
    care,
    tool: undefined,
    shown: new Set(),
    place: undefined,
    failures: 0,
    isAsking: false,
  };
}

/** Finds the topic of safety that a meaning is about. */
export function findCareTopic(
  topics: readonly CareTopic[],
  meant: readonly SearchResult[],
  absence?: AbsentTopic,
): CareTopic | undefined {
  const [first] = meant;
  return topics.find(
    ({ places, absences }) => (first && places.includes(first.href)) || (absence && absences?.includes(absence)),
  );
}

/** Whether a text by itself clearly means something that was not shown. */
export const hasMore = (alone: SearchAnswer, { shown }: ConversationTopic): boolean =>
  hasClearMeaning(alone) && !alone.meanings[0]?.results.some(({ href }) => shown.has(href));

/** Whether a topic precedes everything but another danger. */
export const isGrave = (care: CareTopic | undefined): boolean =>
  care !== undefined && (care.isUrgent || care.says !== undefined);

/** Minimum similarity of a text to a known way to ask for a place that answers better. */
const leastCloseness = 0.4;

/** Finds the meaning of a text about someone's safety that answers better than the topic. */
export const findCloser = ({ closer = [] }: CareTopic, { meanings }: SearchAnswer): SearchMeaning | undefined =>
  meanings.find(({ nearness, results: [place] }) => nearness >= leastCloseness && place && closer.includes(place.href));

/**
 * Meanings that would mislead in a topic, and what is asked instead: after a wrong charge, what is not refunded; on a
 * trip, the GB in Mexico.
 */
export type Contradiction = { topic: readonly string[]; meanings: readonly string[]; step: string };

export function findContradiction(
  found: SearchAnswer | undefined,
  { meant: [first], tool }: ConversationTopic,
  contradictions: readonly Contradiction[],
): Contradiction | undefined {
  const about = first?.href ?? tool?.places[0];
  return contradictions.find(
    ({ topic, meanings }) =>
      about &&
      topic.includes(about) &&
      (!found || found.meanings[0]?.results.some(({ href }) => meanings.includes(href))),
  );
}

/** The next place with help about a topic that was not shown and whose words match the question; only after one was shown. */
export function findNextPlace(
  { meant, shown }: ConversationTopic,
  matching: readonly SearchResult[],
): SearchResult | undefined {
  if (shown.size !== 1) return undefined;
  const found = matching.filter(({ stems }) => stems.size > 0);
  return meant.find((place) => place.kind !== "page" && !shown.has(place.href) && isRelated([place], found));
}
