/** Reads a text while someone's safety, or a loss, is the subject. */
import {
  getSentencePlace,
  hasClearMeaning,
  isCertainlyNew,
  isIndependentQuestion,
} from "#domain/search/conversation.ts";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { type CareTopic, type ConversationTopic, findCareTopic } from "./conversation-topic.ts";

/** Minimum probability of a meaning about the same topic that is followed. */
const leastOfCare = 0.02;

/** A life in danger, however much else a text says. */
const suicide =
  /\bsuicid|\b(quitarme|quitarse|acabar con (mi|su)) (la )?vida\b|\b(me (quiero|voy a|quisiera)|se (quiere|va a|quisiera)) (morir|matar)$|\bno (quiero|quiere) (seguir )?(vivir|viviendo)\b/;

/** Whether a text is about suicide, which precedes everything. */
export const isAboutSuicide = (written: string, { absence }: SearchAnswer): boolean =>
  absence === "suicide" ||
  foldSpelling(written)
    .split(/ (?=y |pero )/)
    .some((part) => suicide.test(part));

/** Trouble with the line, not a question about it: «me quedé sin señal». */
const trouble = /\b(no|sin|ni|nada|nunca|dejo de|se (me )?(fue|corto|cayo)|perdi|murio|muert[oa])\b/;

export type SafetyReading =
  /** A place about the topic answers. */
  | { kind: "place"; results: readonly SearchResult[] }
  /** A trouble that the topic may have caused: what to ask instead. */
  | { kind: "step"; text: string }
  | { kind: "person"; care: CareTopic };

/**
 * Follows only meanings about the topic; anything else that is not certainly new gets a person.
 *
 * @param alone - the search's answer to the text by itself.
 * @returns undefined if the text is a question of its own, and `new` if that ends the topic.
 */
export function readForSafety(
  written: string,
  alone: SearchAnswer,
  { question, care, shown }: ConversationTopic,
  topics: readonly CareTopic[],
  search: SiteSearch,
): SafetyReading | { kind: "new" } | undefined {
  const [best] = alone.meanings;
  const isShown = (place: SearchResult | undefined) => place !== undefined && shown.has(place.href);
  if (!care) return undefined;
  const { symptoms } = care;
  const isSymptom = !alone.isUnanswered && best?.results.some(({ href }) => symptoms?.places.includes(href));
  const isTrouble = isSymptom && trouble.test(foldSpelling(written));
  if (symptoms && isTrouble) return { kind: "step", text: symptoms.step };
  // In danger, what the site does not have is nothing new.
  if (!(alone.isUnanswered && care.isUrgent) && isCertainlyNew(written, alone)) return undefined;
  const isOwn = alone.isUnanswered
    ? findCareTopic(topics, [], alone.absence) !== undefined
    : hasClearMeaning(alone) &&
      (findCareTopic(topics, best?.results ?? []) !== undefined || care.beside?.includes(best?.results[0]?.href ?? ""));
  if (isOwn) return undefined;
  const isNear = alone.meanings.some(
    ({ probability, results }) => probability >= leastOfCare && findCareTopic(topics, results) !== undefined,
  );
  if (!care.isUrgent && !isNear && isIndependentQuestion(written, alone)) return { kind: "new" };
  if (symptoms && isSymptom) return { kind: "step", text: symptoms.step };
  const meant = [...(alone.isUnanswered ? [] : alone.meanings), ...search(`${question} ${written}`).meanings];
  const next = meant.find(
    ({ probability, results }) =>
      probability >= leastOfCare && findCareTopic(topics, results) === care && !isShown(getSentencePlace(results)),
  );
  return next ? { kind: "place", results: next.results } : { kind: "person", care };
}
