import { headerCopy } from "#content/site/navigation.ts";
import { sitePages } from "#content/site/site-map.ts";

/** Pages that search engines do not index, such as confirmations and the offline page; all but the search page. */
const unannounced = sitePages
  .filter(({ path, indexed }) => !indexed && path !== headerCopy.search.href)
  .map(({ path }) => path);

/** URL patterns that are never prefetched: with a query, files, the API, and pages that are not indexed. */
const neverAhead = ["/*\\?(.+)", "/*.*", "/api/*", ...unannounced];

/** The links to prefetch. */
const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: neverAhead } },
    { not: { selector_matches: "[download], [target]" } },
  ],
};

/**
 * Rules for prefetching the HTML of the next page, as soon as a visitor is about to choose a link
 * (docs/decisions/0036). Browsers that save data or battery do not.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): string {
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
