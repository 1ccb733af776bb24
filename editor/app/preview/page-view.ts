import { draftSuffix, viewParameter } from "#editor/api/view-parameter.ts";

/**
 * View of the previewed page: as of a future day, or with a proposal applied (`tree`: the site's files with it) or the
 * draft of a legal version, today or as of a day.
 */
export type PageView =
  | { day: string }
  | VersionDraftView
  | { tree: string; title: string; author: string; day?: string };

/** The page of a legal text with a draft that is not its first version, on the day on which it takes effect. */
export type VersionDraftView = { draftVersion: string; day?: string };

/** Formats the view as a query parameter's value; empty for today's page with the drafts. */
export function buildViewQuery(view: PageView | undefined): string {
  if (!view) return "";
  if ("draftVersion" in view) return `${view.day ?? ""}${draftSuffix}`;
  if (!("tree" in view)) return view.day;
  return view.day === undefined ? view.tree : `${view.tree}@${view.day}`;
}

export const backButtonId = "pagina-volver";
export const previewFrameId = "pagina-al-lado";

/** What to scroll to once the page has loaded: some words, or the texts that differ from the published page. */
export type ScrollTarget = { words: string } | { changes: true };

/**
 * Builds the address of a page in a view, without its origin.
 *
 * @param viewQuery - as returned by {@link buildViewQuery}.
 * @param version - a new value makes the browser load the page again, even if only the anchor differs.
 */
export function buildPageAddress(path: string, viewQuery: string, version = ""): string {
  const [name, anchor] = path.split("#");
  const search = new URLSearchParams({
    ...(version && { v: version }),
    ...(viewQuery && { [viewParameter]: viewQuery }),
  });
  return `${name}${search.size > 0 ? `?${search}` : ""}${anchor ? `#${anchor}` : ""}`;
}
