/** Where questions to the whole site go. */

import type { SitePath } from "./site-page.ts";

export const searchPath = "/buscar" satisfies SitePath;

/** The address parameter that carries the question. */
export const searchParameter = "q";

/** An address with it asks something: the page shows no topics while its answer comes. docs/decisions/0031 */
export const searchAnchor = "respuestas";

/** What a form sends its question to: the browser adds it before the anchor. */
export const searchAction = `${searchPath}#${searchAnchor}` as const;

/** The address that asks something. */
export const searchFor = (text: string) =>
  `${searchPath}?${searchParameter}=${encodeURIComponent(text)}#${searchAnchor}`;
