import { publishedView, viewParameter } from "#editor/api/view-parameter.ts";
import { collectPageTexts } from "./shown-text.ts";

/**
 * Adds this page's view parameter, such as a future day, to each clicked link to another page of the site.
 *
 * @param onLeave - called when a link opens in this frame, with the path of a site's page, or undefined for another
 *   target.
 */
export function keepViewParameter(onLeave: (path: string | undefined) => void): void {
  const view = new URLSearchParams(location.search).get(viewParameter);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || event.defaultPrevented) return;
    const target = new URL(link.href);
    const isOnSite = target.origin === location.origin;
    const isSamePage = isOnSite && target.pathname === location.pathname && target.search === location.search;
    if (isSamePage) return;
    if (isOnSite && view) {
      target.searchParams.set(viewParameter, view);
      link.href = target.href;
    }
    const leavesFrame = link.target === "_blank" || link.download !== "" || !target.protocol.startsWith("http");
    if (leavesFrame || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isPage = isOnSite && !/\.[a-z0-9]+$/i.test(target.pathname);
    onLeave(isPage ? target.pathname + target.hash : undefined);
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
