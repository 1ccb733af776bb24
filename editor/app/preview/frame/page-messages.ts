/** Messages between the editor and the previewed page, which have different origins. */

import type { PickedText } from "#editor/api/api.ts";

/** Tells the page whether it is shown as on a phone. */
export type LookMessage = { editor: "look"; isPhone: boolean };
/** Tells the page to scroll to some words, or to the texts that differ from the published page. */
export type ScrollMessage = { editor: "show"; words: string } | { editor: "show"; changes: true };

/** Tells the page whether a click reports a text instead of following a link. */
export type PickModeMessage = { editor: "pick"; isOn: boolean };

/** All messages of the editor. */
export type EditorMessage = LookMessage | ScrollMessage | PickModeMessage;

export type PageLoadedMessage = {
  page: "at";
  path: string;
  /** Query of the page's address: `?v=3&vista=2026-12-03`. */
  search: string;
  /** HTTP status; 0 if the browser does not report one. */
  status: number;
  title: string;
  description: string;
};

/** The user has followed a link. `path`: the target's path; undefined if the target is not a page of the site. */
export type LinkFollowedMessage = { page: "leaves"; path?: string };

/** Files have changed since the page was rendered. */
export type PageOutdatedMessage = { page: "stale" };

/** The page has handled a {@link ScrollMessage}, so the editor need not send it again after a reload. */
export type ScrolledMessage = { page: "shown" };

/** The user has pointed at a text. Sent to the editor's origin only. */
export type TextPickedMessage = { page: "picked" } & PickedText;

export type PageMessage =
  | PageLoadedMessage
  | LinkFollowedMessage
  | PageOutdatedMessage
  | ScrolledMessage
  | TextPickedMessage;
