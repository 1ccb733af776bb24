/** Splits a message that may have several needs. */
import { hasNumberedParts, isLongAndUnclear, isSameNeed, listNeeds, type Need } from "#domain/assistant/needs.ts";
import type { SearchAnswer } from "#domain/search/search-results.ts";
import type { AssistantSources } from "#features/help-assistant/assistant-sources.ts";
import { findSafetyTopic } from "./conversation-topic.ts";

/** Minimum probability at which a meaning of a part of the message leads to a tool. */
const minToolProbability = 0.15;

/**
 * @param searchAnswer - the search's answer to the whole message.
 * @returns all needs in the message's order, and the one to answer first; undefined if the message has only one.
 */
export function readNeeds(
  message: string,
  searchAnswer: SearchAnswer,
  { search, tools, safetyTopics }: Pick<AssistantSources, "search" | "tools" | "safetyTopics">,
): { main: Need; needs: readonly Need[] } | undefined {
  const findCare = ({ meanings: [best], isUnanswered, absence }: SearchAnswer) =>
    findSafetyTopic(safetyTopics, isUnanswered ? [] : (best?.results ?? []), absence);
  const findTool = ({ meanings }: SearchAnswer) =>
    tools.find(({ sections }) =>
      meanings.some(
        ({ probability, results: [section] }) =>
          probability >= minToolProbability && section && sections.includes(section.href),
      ),
    );
  const needs = findCare(searchAnswer) ? [] : listNeeds(message, search, findTool);
  const main =
    needs.find((need) => findCare(need.answer)) ??
    (hasNumberedParts(message) ? undefined : needs.find((need) => isSameNeed(need.answer, searchAnswer))) ??
    needs[0];
  // An unanswered part never replaces a whole message that the site can answer.
  const minNeeds =
    isLongAndUnclear(message, searchAnswer) && (searchAnswer.isUnanswered || !main?.answer.isUnanswered) ? 1 : 2;
  return !main || needs.length < minNeeds ? undefined : { main, needs };
}
