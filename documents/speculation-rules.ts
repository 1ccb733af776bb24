import { headerCopy } from "#content/site/navigation.ts";
import { sitePages } from "#content/site/site-map.ts";

/** Pages that answer something, or that nobody may come across: unlisted ones that search engines leave out. */
const unannounced = sitePages
  .filter(({ path, indexed, lists }) => !indexed && lists.length === 0 && path !== headerCopy.search.href)
  .map(({ path }) => path);

/** Patterns of addresses: with a query, of files, and of what is asked by script. */
const neverAhead = ["/*\\?(.+)", "/*.*", "/api/*", ...unannounced];

/** What links may lead to that is worth having before it is asked for. */
const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: neverAhead } },
    { not: { selector_matches: "[download], [target]" } },
  ],
};

/**
 * Which next pages a browser fetches before they are opened: their HTML, as soon as somebody is about to choose a link
 * (docs/decisions/0036). Browsers that save data or battery do not.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): string {
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
