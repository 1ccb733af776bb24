import { headerCopy } from "#content/site/navigation.ts";
import { sitePages } from "#content/site/site-map.ts";

/** Pages that answer something or are not indexed: only visitors who open them need them. */
const unannounced = sitePages
  .filter(({ path, indexed }) => !indexed && path !== headerCopy.search.href)
  .map(({ path }) => path);

/** Address patterns never to prefetch: with a query, files, and those requested by scripts. */
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
