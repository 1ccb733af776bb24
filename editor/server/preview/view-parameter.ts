/** How an address says what a page is looked at as; see `view-texts.ts`. */

export const viewParameter = "vista";

/** As it was last published. */
export const publishedView = "publicado";
