/** Reads a message while the topic is someone's safety or a loss. */
import {
  getSentenceSection,
  hasClearMeaning,
  isCertainlyNew,
  isIndependentQuestion,
} from "#domain/assistant/conversation.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { type ConversationTopic, findSafetyTopic, type SafetyTopic } from "./conversation-topic.ts";

/** Minimum probability at which a meaning about the same topic is followed. */
const minSafetyProbability = 0.02;

/** Matches a part of a message about suicide. */
const suicidePattern =
  /\bsuicid|\b(quitarme|quitarse|acabar con (mi|su)) (la )?vida\b|\b(me (quiero|voy a|quisiera)|se (quiere|va a|quisiera)) (morir|matar)$|\bno (quiero|quiere) (seguir )?(vivir|viviendo)\b/;

/** Whether a message is about suicide, which has priority over everything else. */
export const isAboutSuicide = (message: string, { absence }: SearchAnswer): boolean =>
  absence === "suicide" ||
  foldSpelling(message)
    .split(/ (?=y |pero )/)
    .some((part) => suicidePattern.test(part));

/** Matches problems with the line, not questions about it: «me quedé sin señal». */
const troublePattern = /\b(no|sin|ni|nada|nunca|dejo de|se (me )?(fue|corto|cayo)|perdi|murio|muert[oa])\b/;

export type SafetyReading =
  /** A section about the topic answers. */
  | { kind: "section"; results: readonly SearchResult[] }
  /** The topic may have caused the problem: `text` is the message to answer instead. */
  | { kind: "step"; text: string }
  | { kind: "person"; safetyTopic: SafetyTopic };

/**
 * Follows only meanings about the topic; any other message that is not certainly new is handed over to a person.
 *
 * @param ownAnswer - the search's answer to the message by itself.
 * @returns undefined if the message is a question of its own, and `new` if that ends the topic.
 */
export function readForSafety(
  message: string,
  ownAnswer: SearchAnswer,
  { question, safetyTopic, shownHrefs }: ConversationTopic,
  topics: readonly SafetyTopic[],
  search: SiteSearch,
): SafetyReading | { kind: "new" } | undefined {
  const [best] = ownAnswer.meanings;
  const isShown = (section: SearchResult | undefined) => section !== undefined && shownHrefs.has(section.href);
  if (!safetyTopic) return undefined;
  const { symptoms } = safetyTopic;
  const isSymptom = !ownAnswer.isUnanswered && best?.results.some(({ href }) => symptoms?.sections.includes(href));
  const isTrouble = isSymptom && troublePattern.test(foldSpelling(message));
  if (symptoms && isTrouble) return { kind: "step", text: symptoms.step };
  // During an emergency, a message that the site cannot answer does not begin a new topic.
  if (!(ownAnswer.isUnanswered && safetyTopic.isUrgent) && isCertainlyNew(message, ownAnswer)) return undefined;
  const hasOwnTopic = ownAnswer.isUnanswered
    ? findSafetyTopic(topics, [], ownAnswer.absence) !== undefined
    : hasClearMeaning(ownAnswer) &&
      (findSafetyTopic(topics, best?.results ?? []) !== undefined ||
        safetyTopic.otherSections?.includes(best?.results[0]?.href ?? ""));
  if (hasOwnTopic) return undefined;
  const isRelatedToSafety = ownAnswer.meanings.some(
    ({ probability, results }) => probability >= minSafetyProbability && findSafetyTopic(topics, results) !== undefined,
  );
  if (!safetyTopic.isUrgent && !isRelatedToSafety && isIndependentQuestion(message, ownAnswer)) return { kind: "new" };
  if (symptoms && isSymptom) return { kind: "step", text: symptoms.step };
  const meanings = [
    ...(ownAnswer.isUnanswered ? [] : ownAnswer.meanings),
    ...search(`${question} ${message}`).meanings,
  ];
  const nextMeaning = meanings.find(
    ({ probability, results }) =>
      probability >= minSafetyProbability &&
      findSafetyTopic(topics, results) === safetyTopic &&
      !isShown(getSentenceSection(results)),
  );
  return nextMeaning ? { kind: "section", results: nextMeaning.results } : { kind: "person", safetyTopic };
}
