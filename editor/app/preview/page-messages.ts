/** What the editor and the page beside say to each other: they are of different origins. */

/** What the editor asks of the page: how it looks, and where it says something, or says something else than before. */
export type Look = { editor: "look"; isNight: boolean; isPaper: boolean; isPhone: boolean };
export type Show = { editor: "show"; words: string } | { editor: "show"; changes: true };

/** The page is there, as HTTP answered it. */
export type At = {
  page: "at";
  path: string;
  /** What was asked of it: `?v=3&vista=2026-12-03`. */
  search: string;
  status: number;
  title: string;
  description: string;
};

/** A link was followed: to a page, or to what is none, which will say nothing. */
export type Leaves = { page: "leaves"; path?: string };

/** The files are not as they were when the page was made. */
export type Stale = { page: "stale" };

/** What was asked for with {@link Show} was gone to: until then, a page that comes in its place is asked again. */
export type Shown = { page: "shown" };

export type FromPage = At | Leaves | Stale | Shown;
