/** Messages between the editor and the previewed page, which have different origins. */

/** Requests to the page: which look to apply, and which words or changes to scroll to. */
export type LookMessage = { editor: "look"; isNight: boolean; isPaper: boolean; isPhone: boolean };
export type ShowMessage = { editor: "show"; words: string } | { editor: "show"; changes: true };

/** The page has arrived, with its HTTP status. */
export type PageLoadedMessage = {
  page: "at";
  path: string;
  /** Query of its address: `?v=3&vista=2026-12-03`. */
  search: string;
  status: number;
  title: string;
  description: string;
};

/** A link was followed, to a page or, without `path`, to something that will send no messages. */
export type LinkFollowedMessage = { page: "leaves"; path?: string };

/** Files have changed since the page was rendered. */
export type StaleMessage = { page: "stale" };

/** The page scrolled to what {@link ShowMessage} asked for; until then, a page that replaces it is asked again. */
export type ShownMessage = { page: "shown" };

export type PageMessage = PageLoadedMessage | LinkFollowedMessage | StaleMessage | ShownMessage;
