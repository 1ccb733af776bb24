/** Reads a message together with the topic of the conversation. */
import {
  getSentenceSection,
  hasClearMeaning,
  haveCommonPage,
  isAccidentalResemblance,
  isAddition,
  isContinuation,
  isSubjectless,
  preferSharedMeaning,
  refersToEarlier,
} from "#domain/assistant/conversation.ts";
import { isNonsense } from "#domain/assistant/nonsense.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { listStems } from "#domain/search/search-words.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { ConversationTopic } from "./conversation-topic.ts";

/** Maximum number of words in a message that counts as the reply to a question of the assistant. */
const maxReplyWords = 3;

/** Minimum probabilities of a meaning that the topic makes likely, and of a meaning that shares the topic's pages. */
const [minLikelyProbability, minRelatedProbability] = [0.75, 0.5];

/** Minimum probability of the topic itself among the meanings of an unclear message. */
const minSubjectProbability = 0.2;

/** Minimum similarity to a known question at which a merely probable meaning leaves the topic. */
const minNearness = 0.4;

export type ContextReading = { searchAnswer: SearchAnswer; isCombined: boolean };

/**
 * @param isPersonSuggested - whether the last turn suggested a person.
 * @returns the answer that the search gives in context, or `same` if the message asks for the last answer again.
 */
export function readInContext(
  message: string,
  ownAnswer: SearchAnswer,
  topic: ConversationTopic,
  search: SiteSearch,
  isPersonSuggested: boolean,
): ContextReading | "same" {
  const ownReading = { searchAnswer: ownAnswer, isCombined: false };
  // Once a person is suggested, only words that refer to the topic continue it.
  if (isPersonSuggested && !isAddition(message) && !refersToEarlier(foldSpelling(message))) return ownReading;
  if (isNonsense(message, ownAnswer) && !refersToEarlier(foldSpelling(message))) return ownReading;
  const isAfterQuestion = topic.isAsking && message.split(/\s+/).length <= maxReplyWords;
  const [best] = ownAnswer.meanings;
  const namedSection = hasClearMeaning(ownAnswer) ? undefined : findNamedSection(message, topic);
  if (namedSection) return { searchAnswer: buildSectionAnswer(ownAnswer, namedSection), isCombined: true };
  const isAboutSubject =
    !hasClearMeaning(ownAnswer) &&
    ownAnswer.meanings.some(
      ({ probability, results }) => probability >= minSubjectProbability && includesFirstResult(results, topic.results),
    );
  if (!isAfterQuestion && !isAboutSubject && !isContinuation(message, ownAnswer)) return ownReading;
  // A message that names a subject without a page is a question of its own.
  if (ownAnswer.isUnanswered && ownAnswer.absence && !isSubjectless(message)) return ownReading;
  const isTopicUnanswered = topic.results.length === 0 && !topic.tool && !topic.isAsking;
  if (isTopicUnanswered && isAddition(message) && !hasClearMeaning(ownAnswer)) return "same";
  const combinedAnswer = preferSharedMeaning(search(`${topic.question} ${message}`), search(topic.question), ownAnswer);
  const [likeliest] = combinedAnswer.meanings;
  if (isAfterQuestion) {
    const isSure = (likeliest?.probability ?? 0) >= minLikelyProbability;
    const isReply = isSure || (!hasClearMeaning(ownAnswer) && (ownAnswer.isUnanswered || isAddition(message)));
    return isReply && !combinedAnswer.isUnanswered ? { searchAnswer: combinedAnswer, isCombined: false } : ownReading;
  }
  const isProbable =
    best !== undefined &&
    !ownAnswer.isUnanswered &&
    best.probability >= minLikelyProbability &&
    best.similarity >= minNearness;
  if (combinedAnswer.isUnanswered || !likeliest) return ownReading;
  const isShown = (section: SearchResult | undefined) => section !== undefined && topic.shownHrefs.has(section.href);
  const relatedMeanings = ownAnswer.isUnanswered
    ? []
    : ownAnswer.meanings.filter(
        ({ probability, results }) =>
          probability >= minSubjectProbability &&
          haveCommonPage(results, topic.results) &&
          !isShown(getSentenceSection(results)),
      );
  if (relatedMeanings.length > 1 && !isTopicUnanswered) return ownReading;
  const isNew = !isShown(getSentenceSection(likeliest.results));
  const isLikely = !ownAnswer.isUnanswered || haveCommonPage(likeliest.results, topic.results);
  if (isNew && !isTopicUnanswered && isLikely && !isAccidentalResemblance(combinedAnswer))
    return { searchAnswer: combinedAnswer, isCombined: true };
  if (isTopicUnanswered) return ownReading;
  const [next] = isSubjectless(message) && !hasClearMeaning(ownAnswer) ? [] : relatedMeanings;
  if (next && (next !== best || next.probability >= minRelatedProbability))
    return { searchAnswer: { ...ownAnswer, meanings: [next], results: [...next.results] }, isCombined: true };
  const isOtherSubject = best && !haveCommonPage(best.results, topic.results);
  if (isOtherSubject && !asksForNeighbour(message) && (hasClearMeaning(ownAnswer) || isProbable)) return ownReading;
  // Other sections of the same meaning answer if they have the message's own words.
  const moreSections = isSubjectless(message)
    ? []
    : topic.results.filter(
        (section) =>
          !isShown(section) &&
          haveCommonPage(
            [section],
            ownAnswer.results.filter(({ stems }) => stems.size > 0),
          ),
      );
  if (moreSections.length === 0) return "same";
  return {
    searchAnswer: { ...combinedAnswer, results: moreSections, meanings: [{ ...likeliest, results: moreSections }] },
    isCombined: true,
  };
}

/** Finds a section of the topic that was not shown and whose title has a word that the message adds. */
function findNamedSection(
  message: string,
  { question, results, shownHrefs }: ConversationTopic,
): SearchResult | undefined {
  const questionStems = new Set(listStems(question));
  const addedStems = listStems(message).filter((stem) => !questionStems.has(stem));
  return results.find(
    ({ href, title }) => !shownHrefs.has(href) && listStems(title).some((stem) => addedStems.includes(stem)),
  );
}

const buildSectionAnswer = (ownAnswer: SearchAnswer, section: SearchResult): SearchAnswer => ({
  ...ownAnswer,
  isUnanswered: false,
  results: [section],
  meanings: [{ probability: 1, similarity: 1, results: [section] }],
});

/** Whether a message asks for a neighbour of the named section: «¿y la anterior?». */
const asksForNeighbour = (message: string) =>
  isSubjectless(message) && /\b(sigue|siguiente|anterior|abajo|arriba)\b/.test(foldSpelling(message));

const includesFirstResult = (results: readonly SearchResult[], sections: readonly SearchResult[]) =>
  results[0] !== undefined && sections.some(({ href }) => href === results[0]?.href);
