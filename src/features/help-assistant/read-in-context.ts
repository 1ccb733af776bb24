/** Reads a text together with what the conversation is about. */
import {
  getSentencePlace,
  hasClearMeaning,
  isAddition,
  isChanceResemblance,
  isContinuation,
  isRelated,
  isSubjectless,
  preferSharedMeaning,
} from "#domain/search/conversation.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { listStems } from "#domain/search/search-words.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { ConversationTopic } from "./conversation-topic.ts";

/** Maximum number of words of a text after a question of the assistant that is read together with the question. */
const mostWordsAfterAsking = 3;

/** Minimum probability of a meaning that the subject makes likely, and of one that has its pages. */
const [leastLikely, leastRelated] = [0.75, 0.5];

/** Minimum probability of the subject itself among the meanings of a text that is not clear. */
const leastOfSubject = 0.2;

/** Similarity to a known way to ask, from which a meaning that is only probable is followed away from the subject. */
const leastNearness = 0.4;

export type Reading = { found: SearchAnswer; isTogether: boolean };

/** @returns `same` if the text asks for what was just answered. */
export function readInContext(
  written: string,
  alone: SearchAnswer,
  topic: ConversationTopic,
  search: SiteSearch,
): Reading | "same" {
  const own = { found: alone, isTogether: false };
  const isAfterAsking = topic.isAsking && written.split(/\s+/).length <= mostWordsAfterAsking;
  const [best] = alone.meanings;
  const named = hasClearMeaning(alone) ? undefined : findNamed(written, topic);
  if (named) return { found: toAnswer(alone, named), isTogether: true };
  const isOfSubject =
    !hasClearMeaning(alone) &&
    alone.meanings.some(({ probability, results }) => probability >= leastOfSubject && isMeant(results, topic.meant));
  if (!isAfterAsking && !isOfSubject && !isContinuation(written, alone)) return own;
  // A topic without a page that the text names itself is a question of its own.
  if (alone.isUnanswered && alone.absence && !isSubjectless(written)) return own;
  const isAbsent = topic.meant.length === 0 && !topic.tool && !topic.isAsking;
  if (isAbsent && isAddition(written) && !hasClearMeaning(alone)) return "same";
  const together = preferSharedMeaning(search(`${topic.question} ${written}`), search(topic.question), alone);
  const [likeliest] = together.meanings;
  if (isAfterAsking) {
    const isSure = (likeliest?.probability ?? 0) >= leastLikely;
    const isReply = isSure || (!hasClearMeaning(alone) && (alone.isUnanswered || isAddition(written)));
    return isReply && !together.isUnanswered ? { found: together, isTogether: false } : own;
  }
  const isProbable =
    best !== undefined && !alone.isUnanswered && best.probability >= leastLikely && best.nearness >= leastNearness;
  if (together.isUnanswered || !likeliest) return own;
  const isShown = (place: SearchResult | undefined) => place !== undefined && topic.shown.has(place.href);
  const related = alone.isUnanswered
    ? []
    : alone.meanings.filter(
        ({ probability, results }) =>
          probability >= leastOfSubject && isRelated(results, topic.meant) && !isShown(getSentencePlace(results)),
      );
  if (related.length > 1 && !isAbsent) return own;
  const isNew = !isShown(getSentencePlace(likeliest.results));
  const isLikely = !alone.isUnanswered || isRelated(likeliest.results, topic.meant);
  if (isNew && !isAbsent && isLikely && !isChanceResemblance(together)) return { found: together, isTogether: true };
  if (isAbsent) return own;
  const [next] = isSubjectless(written) && !hasClearMeaning(alone) ? [] : related;
  if (next && (next !== best || next.probability >= leastRelated))
    return { found: { ...alone, meanings: [next], results: [...next.results] }, isTogether: true };
  const isOther = best && !isRelated(best.results, topic.meant);
  if (isOther && !isRelative(written) && (hasClearMeaning(alone) || isProbable)) return own;
  // More of the same meaning answers if it has the text's own words.
  const more = isSubjectless(written)
    ? []
    : topic.meant.filter(
        (place) =>
          !isShown(place) &&
          isRelated(
            [place],
            alone.results.filter(({ stems }) => stems.size > 0),
          ),
      );
  if (more.length === 0) return "same";
  return { found: { ...together, results: more, meanings: [{ ...likeliest, results: more }] }, isTogether: true };
}

/** A place of the subject that was not shown and whose title has a word that the text adds. */
function findNamed(written: string, { question, meant, shown }: ConversationTopic): SearchResult | undefined {
  const before = new Set(listStems(question));
  const added = listStems(written).filter((stem) => !before.has(stem));
  return meant.find(({ href, title }) => !shown.has(href) && listStems(title).some((stem) => added.includes(stem)));
}

const toAnswer = (alone: SearchAnswer, place: SearchResult): SearchAnswer => ({
  ...alone,
  isUnanswered: false,
  results: [place],
  meanings: [{ probability: 1, nearness: 1, results: [place] }],
});

/** «¿y la anterior?»: what is next to what was named. */
const isRelative = (written: string) =>
  isSubjectless(written) && /\b(sigue|siguiente|anterior|abajo|arriba)\b/.test(foldSpelling(written));

const isMeant = (results: readonly SearchResult[], meant: readonly SearchResult[]) =>
  results[0] !== undefined && meant.some(({ href }) => href === results[0]?.href);
