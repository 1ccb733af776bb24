/** The query parameter that selects the view of a page; see `view-overrides.ts`. */

export const viewParameter = "vista";

export const publishedView = "publicado";

/** Ending of the value, after a day or alone, for the page with the drafts of the next versions of legal texts. */
export const draftSuffix = "~borrador";
