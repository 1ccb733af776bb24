/** The search engine; loaded with the index on first use of the search. */

import type { SearchAction, SearchAnswer, SearchPageKind, SearchResult } from "#domain/search/search-results.ts";
import { splitSearchWords } from "#domain/search/search-words.ts";
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { type MarkedPart, markMatches } from "#domain/text/marked-text.ts";

/** Separator between the names of the pages above a result. */
const trailSeparator = " › ";

export type DirectAnswerTool = "phone" | "trip" | "place";

/** Minimum probability of a meaning for its tool to be asked. */
const minToolProbability = 0.15;

export type DisplayedResult = {
  href: string;
  kind: SearchPageKind;
  trail: string;
  title: readonly MarkedPart[];
  text: readonly MarkedPart[];
  /** The result's most used actions; empty except for the best result. */
  actions: readonly SearchAction[];
};

export type DisplayedResults = {
  /** Whether the site probably has no answer; then the results are only the nearest. */
  isUnanswered: boolean;
  /** The tools that may know what the query names, in the order in which they are asked. */
  tools: readonly DirectAnswerTool[];
  results: readonly DisplayedResult[];
  legal: readonly DisplayedResult[];
};

/**
 * Creates the function that searches for a text.
 *
 * @param tripPath - the page of the trip tool.
 * @throws {TypeError} if `index` is not an index.
 */
export async function createSearchEngine(
  index: SearchIndex,
  tripPath: string,
): Promise<(written: string) => DisplayedResults> {
  const search = await createSiteSearch(index);
  return (written) => {
    const answer = search(written);
    const { isUnanswered, results, legalResults } = answer;
    return {
      isUnanswered,
      tools: listTools(written, answer, tripPath),
      results: results.map((result, rank) => displayResult(result, rank === 0 && !isUnanswered ? result.actions : [])),
      legal: legalResults.map((result) => displayResult(result, [])),
    };
  };
}

/**
 * Lists the tools to ask: all for an unknown word; otherwise that of phones for a number, and that of trips if the
 * query means its page; none if the title of the best result has every word.
 */
function listTools(
  written: string,
  { hasUnknownWord, meanings, results: [best] }: SearchAnswer,
  tripPath: string,
): DirectAnswerTool[] {
  if (hasUnknownWord) return ["phone", "trip", "place"];
  const titleWords = splitSearchWords(best?.title ?? "");
  if (splitSearchWords(written).every((word) => titleWords.some((known) => known.startsWith(word)))) return [];
  if (/\d/.test(written)) return ["phone"];
  const isTripMeant = meanings.some(
    ({ probability, results: [first] }) => probability >= minToolProbability && first?.href.split("#")[0] === tripPath,
  );
  return isTripMeant ? ["trip"] : [];
}

const displayResult = (
  { href, kind, trail, title, text, stems }: SearchResult,
  actions: readonly SearchAction[],
): DisplayedResult => ({
  href,
  kind,
  trail: trail.join(trailSeparator),
  title: markMatches(title, stems),
  text: markMatches(text, stems),
  actions,
});
