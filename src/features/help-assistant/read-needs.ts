/** Reads a text that may have several needs. */
import { hasCountedParts, isDictated, isSameNeed, listNeeds, type Need } from "#domain/search/needs.ts";
import type { SearchAnswer } from "#domain/search/search-results.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import { findCareTopic } from "./conversation-topic.ts";

/** Minimum probability of a meaning that a tool answers, of a part of a text. */
const leastOfTool = 0.15;

/**
 * @param found - the search's answer to the whole text.
 * @returns all needs in the text's order, and the one that is answered first; undefined if the text has only one.
 */
export function readNeeds(
  written: string,
  found: SearchAnswer,
  { search, tools, care }: Pick<AssistantSources, "search" | "tools" | "care">,
): { main: Need; needs: readonly Need[] } | undefined {
  const findCare = ({ meanings: [best], isUnanswered, absence }: SearchAnswer) =>
    findCareTopic(care, isUnanswered ? [] : (best?.results ?? []), absence);
  const findTool = ({ meanings }: SearchAnswer) =>
    tools.find(({ places }) =>
      meanings.some(
        ({ probability, results: [place] }) => probability >= leastOfTool && place && places.includes(place.href),
      ),
    );
  const needs = findCare(found) ? [] : listNeeds(written, search, findTool);
  const main =
    needs.find((need) => findCare(need.answer)) ??
    (hasCountedParts(written) ? undefined : needs.find((need) => isSameNeed(need.answer, found))) ??
    needs[0];
  // A part that the site does not have does not replace a whole that it has.
  const least = isDictated(written, found) && (found.isUnanswered || !main?.answer.isUnanswered) ? 1 : 2;
  return !main || needs.length < least ? undefined : { main, needs };
}
