/** The query parameter that selects the view of a page; see `view-overrides.ts`. */

export const viewParameter = "vista";

/** The parameter's value for the last published state. */
export const publishedView = "publicado";
