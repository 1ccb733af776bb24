import { publishedView, viewParameter } from "#editor/api/view-parameter.ts";
import { collectPageTexts } from "./shown-text.ts";

/**
 * Adds this page's view parameter, such as a future day, to each clicked link to another page of the site.
 *
 * @param onLeave - called when a link opens in this frame: with the path of a page of the site, or with undefined for
 * another target.
 */
export function keepViewParameter(onLeave: (path: string | undefined) => void): void {
  const view = new URLSearchParams(location.search).get(viewParameter);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || event.defaultPrevented) return;
    const to = new URL(link.href);
    const isOnSite = to.origin === location.origin;
    const isSamePage = isOnSite && to.pathname === location.pathname && to.search === location.search;
    if (isSamePage) return;
    if (isOnSite && view) {
      to.searchParams.set(viewParameter, view);
      link.href = to.href;
    }
    const leavesFrame = link.target === "_blank" || link.download !== "" || !to.protocol.startsWith("http");
    if (leavesFrame || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isPage = isOnSite && !/\.[a-z0-9]+$/i.test(to.pathname);
    onLeave(isPage ? to.pathname + to.hash : undefined);
  });
}

/** Fetches the texts of this page as last published; undefined if it was never published or the request fails. */
export async function fetchPublishedTexts(): Promise<string[] | undefined> {
  const address = new URL(location.pathname, location.origin);
  address.searchParams.set(viewParameter, publishedView);
  const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const publishedPage = new DOMParser().parseFromString(await answer.text(), "text/html");
  return collectPageTexts(publishedPage).map(({ data }) => data.trim());
}
