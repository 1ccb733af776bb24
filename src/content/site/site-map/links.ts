/** Absolute URLs of the site and of the operator's services; those of other sites are in `outside-links.ts`. */

import { contact } from "#content/site/operator/contact.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { buildPurchaseUrl } from "#domain/plans/purchase.ts";
import { config } from "#platform/config/config.ts";
import { formatSkuKey } from "#platform/config/settings.ts";
import { outsideLinks } from "./outside-links.ts";

export const configuredUrls = {
  /** The site's origin, for URLs that must be absolute. */
  site: config.siteUrl,
  playStore: contact.playStoreUrl,
  appStore: contact.appStoreUrl,
  login: contact.loginUrl,
  helpCenter: contact.helpCenterUrl,
  /** The help centre's form for a new request. */
  helpRequest: contact.helpRequestUrl,
  invoicePortal: contact.invoicePortalUrl,
  /** The page before checkout, where the visitor chooses a membership. */
  purchase: buildPurchaseUrl(contact.purchaseUrl),
  portingStatus: contact.portingStatusUrl,
  charter: config.charterUrl,
  regulatorTariffs: config.regulatorTariffsUrl,
  regulatorCoverage: outsideLinks.regulator.coverage,
  facebook: contact.facebookUrl,
  instagram: contact.instagramUrl,
  x: contact.xUrl,
  tiktok: contact.tiktokUrl,
} as const;

export function toSiteUrl(path: string): string {
  return new URL(path, configuredUrls.site).href;
}

/** Builds a link that leaves this site, whose label names the other site. */
export const buildOutsideLink = (label: string, href: string) => ({
  label: `${label}: ${new URL(href).hostname}`,
  href,
});

export const purchaseLinks = Object.fromEntries(
  planIds.map((id) => [id, buildPurchaseUrl(contact.purchaseUrl, config[formatSkuKey(id)])]),
) as Record<PlanId, string>;
