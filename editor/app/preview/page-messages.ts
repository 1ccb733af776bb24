/** Messages between the editor and the previewed page, which have different origins. */

/** Requests to the page: which look to apply, and which words or changes to scroll to. */
export type Look = { editor: "look"; isNight: boolean; isPaper: boolean; isPhone: boolean };
export type Show = { editor: "show"; words: string } | { editor: "show"; changes: true };

/** The page has arrived, with its HTTP status. */
export type At = {
  page: "at";
  path: string;
  /** Query of its address: `?v=3&vista=2026-12-03`. */
  search: string;
  status: number;
  title: string;
  description: string;
};

/** A link was followed, to a page or, without `path`, to something that will send no messages. */
export type Leaves = { page: "leaves"; path?: string };

/** Files have changed since the page was rendered. */
export type Stale = { page: "stale" };

/** The page scrolled to what {@link Show} asked for; until then, a page that replaces it is asked again. */
export type Shown = { page: "shown" };

export type FromPage = At | Leaves | Stale | Shown;
