import { headerCopy } from "#content/site/navigation.ts";
import { sitePages } from "#content/site/site-map.ts";

/** Pages that answer something, or that search engines leave out: only who opens them wants them. */
const unannounced = sitePages
  .filter(({ path, indexed }) => !indexed && path !== headerCopy.search.href)
  .map(({ path }) => path);

/** Address patterns: with a query, of files, and of what scripts request. */
const neverAhead = ["/*\\?(.+)", "/*.*", "/api/*", ...unannounced];

/** The links worth fetching before they are opened. */
const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: neverAhead } },
    { not: { selector_matches: "[download], [target]" } },
  ],
};

/**
 * Which next pages a browser fetches before they are opened: their HTML, as soon as a visitor is about to choose a link
 * (docs/decisions/0036). Browsers that save data or battery do not.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): string {
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
