/** The query parameter that selects the view of a page; see `view-overrides.ts`. */

export const viewParameter = "vista";

/** The view of the last published state. */
export const publishedView = "publicado";
