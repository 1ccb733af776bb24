/** The search engine; loaded with the index on first use of the search. */

import type { SearchAction, SearchPageKind, SearchResult } from "#domain/search/search-results.ts";
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { type MarkedPart, markMatches } from "#domain/text/marked-text.ts";

/** Separator between the names of the pages above a result. */
const trailSeparator = " › ";

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
  results: readonly DisplayedResult[];
  legal: readonly DisplayedResult[];
};

/** Creates the function that searches for a text. @throws {TypeError} if `index` is not an index. */
export async function createSearchEngine(index: SearchIndex): Promise<(written: string) => DisplayedResults> {
  const search = await createSiteSearch(index);
  return (written) => {
    const { isUnanswered, results, legalResults } = search(written);
    return {
      isUnanswered,
      results: results.map((result, rank) => displayResult(result, rank === 0 && !isUnanswered ? result.actions : [])),
      legal: legalResults.map((result) => displayResult(result, [])),
    };
  };
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
