/** The search engine; it loads with the index, once the search is used. */

import type { SearchAction, SearchKind, SearchResult } from "#domain/search/search-results.ts";
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { highlightedParts, type MarkedPart } from "#domain/text/marked-text.ts";

/** Between the names of the pages that a result is in. */
const inside = " › ";

export type ShownResult = {
  href: string;
  kind: SearchKind;
  trail: string;
  title: readonly MarkedPart[];
  text: readonly MarkedPart[];
  /** What people do first there; empty but for the best answer. */
  actions: readonly SearchAction[];
};

export type ShownAnswer = { results: readonly ShownResult[]; legal: readonly ShownResult[] };

/** @throws {TypeError} if what was loaded is not an index. */
export async function searchEngine(index: SearchIndex): Promise<(written: string) => ShownAnswer> {
  const search = await createSiteSearch(index);
  return (written) => {
    const { results, legal } = search(written);
    return {
      results: results.map((result, rank) => shown(result, rank === 0 ? result.actions : [])),
      legal: legal.map((result) => shown(result, [])),
    };
  };
}

const shown = (
  { href, kind, trail, title, text, stems }: SearchResult,
  actions: readonly SearchAction[],
): ShownResult => ({
  href,
  kind,
  trail: trail.join(inside),
  title: highlightedParts(title, stems),
  text: highlightedParts(text, stems),
  actions,
});
