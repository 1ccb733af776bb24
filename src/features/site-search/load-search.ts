import type { SearchIndex } from "#domain/search/site-search.ts";
import type { ShownAnswer } from "./search-engine.ts";

/**
 * Loads the search engine and its index together.
 *
 * @returns a function that searches for a text.
 * @throws {Error} if either does not load completely.
 */
export async function loadSearch(indexPath: string): Promise<(written: string) => ShownAnswer> {
  const [{ searchEngine }, index] = await Promise.all([import("./search-engine.ts"), loadIndex(indexPath)]);
  return searchEngine(index);
}

async function loadIndex(path: string): Promise<SearchIndex> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
