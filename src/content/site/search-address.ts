/** The addresses of the site-wide search. */

import type { SitePath } from "./site-page.ts";

export const searchPath = "/buscar" satisfies SitePath;

/** The query parameter with the question. */
export const searchParameter = "q";

/** Anchor of an address with a question: the page then hides its topics while results load. docs/decisions/0031 */
export const searchAnchor = "respuestas";

/** The form's action: the browser inserts the query before the anchor. */
export const searchAction = `${searchPath}#${searchAnchor}` as const;

/** The address that searches for a text. */
export const buildSearchAddress = (text: string) =>
  `${searchPath}?${searchParameter}=${encodeURIComponent(text)}#${searchAnchor}`;
