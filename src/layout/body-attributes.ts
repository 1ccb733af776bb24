import type { PageContext } from "vike/types";
import { links } from "#content/links.ts";
import { visitOf } from "#content/visits.ts";

/** What the small common script reads: the stores' addresses, and the visit to report if the page has one. */
export function bodyAttributesOf({ urlPathname, is404 }: Pick<PageContext, "urlPathname" | "is404">) {
  const visit = is404 ? undefined : visitOf(urlPathname);
  return {
    "data-play-url": links.playStore,
    "data-app-store-url": links.appStore,
    ...(visit && { "data-visit": JSON.stringify(visit) }),
  };
}
