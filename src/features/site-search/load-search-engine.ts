import type { SearchIndex } from "#domain/search/site-search.ts";
import type { DisplayedResults, ToolPages } from "./search-engine.ts";

/**
 * Loads the search engine and its index together.
 *
 * @returns a function that searches for a text.
 * @throws {Error} if either does not load completely.
 */
export async function loadSearchEngine(
  indexPath: string,
  toolPages: ToolPages,
): Promise<(written: string) => DisplayedResults> {
  const [{ createSearchEngine }, index] = await Promise.all([import("./search-engine.ts"), loadIndex(indexPath)]);
  return createSearchEngine(index, toolPages);
}

async function loadIndex(path: string): Promise<SearchIndex> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
