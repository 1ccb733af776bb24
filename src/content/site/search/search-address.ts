/** The addresses of the site-wide search. */

import type { SitePath } from "#content/site/site-map/site-page.ts";

export const searchPath = "/buscar" satisfies SitePath;

export const searchParameter = "q";

/**
 * Anchor of the search page, added to an address with a query: with it, the page hides its topics while results load.
 * See docs/decisions/0031.
 */
export const searchAnchor = "respuestas";

/** Anchor of the search page's field: browsers move the focus to the field that an address names. */
export const searchFieldAnchor = "pregunta";

/** Anchor of the search page's topics, which need no script. */
export const topicsAnchor = "temas";

/** The form's action; the browser inserts the query before the anchor. */
export const searchAction = `${searchPath}#${searchAnchor}` as const;

export const buildSearchAddress = (text: string) =>
  `${searchPath}?${searchParameter}=${encodeURIComponent(text)}#${searchAnchor}`;
