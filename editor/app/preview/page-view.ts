import { viewParameter } from "#editor/server/preview/view-parameter.ts";

/** View of the previewed page: as of a future day, or with a proposal. */
export type PageView = { day: string } | { commit: string; title: string; author: string };

/** The view as a query parameter; empty for the page as it is. */
export function viewQuery(seen: PageView | undefined): string {
  if (!seen) return "";
  return "day" in seen ? seen.day : seen.commit;
}

/** Id of the button that returns to the page as it is. */
export const backId = "pagina-volver";
/** Id of the preview's frame. */
export const frameId = "pagina-al-lado";

/** What to scroll to once the page has loaded: words, or what differs from the published page. */
export type ScrollTarget = { words: string } | { changes: true };

/**
 * The address of a page in a view.
 *
 * @param version - a new one makes the browser load the page again, even for another anchor of the same page.
 */
export function addressIn(path: string, view: string, version = ""): string {
  const [name, anchor] = path.split("#");
  const search = new URLSearchParams({ ...(version && { v: version }), ...(view && { [viewParameter]: view }) });
  return `${name}${search.size > 0 ? `?${search}` : ""}${anchor ? `#${anchor}` : ""}`;
}
