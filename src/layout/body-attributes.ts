import type { PageContext } from "vike/types";
import { vitalsShare } from "#content/site/measurement/counted-visits.ts";
import { marketingAccount } from "#content/site/measurement/marketing-account.ts";
import { findVisitEvent } from "#content/site/measurement/visits.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";

/** Creates the body's data attributes for scripts: app store URLs, the visit to report, and configuration. */
export function createBodyAttributes({ urlPathname, is404 }: Pick<PageContext, "urlPathname" | "is404">) {
  const visit = is404 ? undefined : findVisitEvent(urlPathname);
  return {
    "data-play-url": configuredUrls.playStore,
    "data-app-store-url": configuredUrls.appStore,
    ...(marketingAccount && { "data-clevertap": JSON.stringify(marketingAccount) }),
    ...(vitalsShare && !is404 && { "data-vitals": vitalsShare }),
    ...(visit && { "data-visit": JSON.stringify(visit) }),
  };
}
