/** Messages between the editor and the previewed page, which have different origins. */

/** Tells the page which look to apply. */
export type LookMessage = { editor: "look"; isNight: boolean; isPaper: boolean; isPhone: boolean };
/** Tells the page to scroll to some words, or to the texts that differ from the published page. */
export type ShowMessage = { editor: "show"; words: string } | { editor: "show"; changes: true };

/** The page has loaded. */
export type PageLoadedMessage = {
  page: "at";
  path: string;
  /** Query of its address: `?v=3&vista=2026-12-03`. */
  search: string;
  /** HTTP status. */
  status: number;
  title: string;
  description: string;
};

/** A link was followed: `path` is that of a page; undefined for anything else, which will send no messages. */
export type LinkFollowedMessage = { page: "leaves"; path?: string };

/** Files have changed since the page was rendered. */
export type StaleMessage = { page: "stale" };

/** The page has handled a {@link ShowMessage}; until then, the editor sends it again if the page is reloaded. */
export type ShownMessage = { page: "shown" };

export type PageMessage = PageLoadedMessage | LinkFollowedMessage | StaleMessage | ShownMessage;
