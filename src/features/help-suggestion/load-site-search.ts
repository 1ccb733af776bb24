import { createSiteSearch, type SearchIndex, type SiteSearch } from "#domain/search/site-search.ts";
import { fetchData } from "#features/help-assistant/fetch-data.ts";

const searches = new Map<string, Promise<SiteSearch>>();

/**
 * Loads the search engine of an index once per page, for every field that uses it. A failure is not cached.
 *
 * @throws {Error} if the index does not load.
 */
export function loadSiteSearch(indexPath: string): Promise<SiteSearch> {
  const search = searches.get(indexPath) ?? fetchData<SearchIndex>(indexPath).then(createSiteSearch);
  searches.set(indexPath, search);
  search.catch(() => searches.delete(indexPath));
  return search;
}
