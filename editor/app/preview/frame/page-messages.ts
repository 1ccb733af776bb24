/** Messages between the editor and the previewed page, which have different origins. */

import type { PickedText } from "#editor/api/api.ts";

export type EditorMessage =
  /** Whether the page is shown as on a phone. */
  | { editor: "look"; isPhone: boolean }
  /** Asks the page to scroll to some words, or to the texts that differ from the published page. */
  | { editor: "show"; words: string }
  | { editor: "show"; changes: true }
  /** Whether a click reports a text instead of following a link. */
  | { editor: "pick"; isOn: boolean };

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

export type PageMessage =
  | PageLoadedMessage
  /** The user has followed a link. `path`: the target's path; undefined if the target is not a page of the site. */
  | { page: "leaves"; path?: string }
  /** Files have changed since the page was rendered. */
  | { page: "stale" }
  /** The page has scrolled, so the editor need not request it again after a reload. */
  | { page: "shown" }
  /** The user has pointed at a text. Sent to the editor's origin only. */
  | ({ page: "picked" } & PickedText);
