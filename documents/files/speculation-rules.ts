import { searchPath } from "#content/site/search/search-address.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";

/** Pages that search engines do not index, such as confirmations and the offline page, except the search page. */
const unindexedPaths = sitePages
  .filter(({ path, isIndexed }) => !isIndexed && path !== searchPath)
  .map(({ path }) => path);

/** URL patterns excluded from prefetching: addresses with a query, files, the API, and `unindexedPaths`. */
const excludedPatterns = ["/*\\?(.+)", "/*.*", "/api/*", ...unindexedPaths];

/** The links to prefetch. */
const linkCondition = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: excludedPatterns } },
    { not: { selector_matches: "[download], [target]" } },
  ],
};

/**
 * Renders rules for prefetching the HTML of the next page when a visitor is about to follow a link
 * (docs/decisions/0036). Browsers do not prefetch while they save data or battery.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function renderSpeculationRules(): string {
  return JSON.stringify({ prefetch: [{ where: linkCondition, eagerness: "moderate" }] });
}
