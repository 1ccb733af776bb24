import { viewParameter } from "#editor/server/preview/view-parameter.ts";

/** What the page beside is looked at as: on a coming day, or with what somebody proposes. */
export type PageSeen = { day: string } | { commit: string; title: string; author: string };

/** As addresses have it; empty for the page as it is. */
export function viewOf(seen: PageSeen | undefined): string {
  if (!seen) return "";
  return "day" in seen ? seen.day : seen.commit;
}

/** Of the button that leads back to the page as it is. */
export const backId = "pagina-volver";
/** Of the page itself. */
export const frameId = "pagina-al-lado";

/** What the page is looked through for, once it is here: words, or what differs from what is published. */
export type Sought = { words: string } | { changes: true };

/**
 * The address of a page in a view.
 *
 * @param version - another one is read again, wherever on the page it is.
 */
export function addressIn(path: string, view: string, version = ""): string {
  const [name, anchor] = path.split("#");
  const search = new URLSearchParams({ ...(version && { v: version }), ...(view && { [viewParameter]: view }) });
  return `${name}${search.size > 0 ? `?${search}` : ""}${anchor ? `#${anchor}` : ""}`;
}
