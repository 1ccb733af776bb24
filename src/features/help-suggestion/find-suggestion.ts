import type { SearchResult } from "#domain/search/search-results.ts";
import { loadSiteSearch } from "./load-site-search.ts";

/** @returns the best section for a text; undefined if the site probably has no answer, or the text asks nothing. */
export async function findSuggestion(text: string, indexPath: string): Promise<SearchResult | undefined> {
  const { isUnanswered, reply, results } = (await loadSiteSearch(indexPath))(text);
  return isUnanswered || reply ? undefined : results[0];
}
