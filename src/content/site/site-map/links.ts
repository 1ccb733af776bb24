/** Absolute URLs from the operator's configuration; other sites' URLs that staff edit are in `outside-links.ts`. */

import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { buildPurchaseUrl } from "#domain/plans/purchase.ts";
import { config } from "#platform/config/config.ts";
import { formatSkuKey } from "#platform/config/settings.ts";
import { outsideLinks } from "./outside-links.ts";

export const configuredUrls = {
  /** The site's origin, for URLs that must be absolute. */
  site: config.siteUrl,
  playStore: config.playStoreUrl,
  appStore: config.appStoreUrl,
  login: config.loginUrl,
  helpCenter: config.helpCenterUrl,
  /** The help centre's form for a new request. */
  helpRequest: config.helpRequestUrl,
  invoicePortal: config.invoicePortalUrl,
  /** The page before checkout, where the visitor chooses a membership. */
  purchase: buildPurchaseUrl(config.purchaseUrl),
  portabilityStatus: config.portabilityStatusUrl,
  charter: config.charterUrl,
  regulatorTariffs: config.regulatorTariffsUrl,
  regulatorCoverage: outsideLinks.regulator.coverage,
  facebook: config.facebookUrl,
  instagram: config.instagramUrl,
  x: config.xUrl,
  tiktok: config.tiktokUrl,
} as const;

export function toSiteUrl(path: string): string {
  return new URL(path, configuredUrls.site).href;
}

/** Each partner's site and the page with the terms of the benefit. */
export const partnerLinks = {
  amazonPrime: { site: config.amazonUrl, terms: config.amazonTermsUrl },
  paramount: { site: config.paramountUrl, terms: config.paramountTermsUrl },
  loungekey: { site: config.loungekeyUrl, terms: config.loungekeyTermsUrl },
  bigbox: { site: config.bigboxUrl, terms: config.bigboxTermsUrl },
  vix: { site: config.vixUrl, terms: config.vixTermsUrl },
  deezer: { site: config.deezerUrl, terms: config.deezerTermsUrl },
} as const;

export const purchaseLinks = Object.fromEntries(
  planIds.map((id) => [id, buildPurchaseUrl(config.purchaseUrl, config[formatSkuKey(id)])]),
) as Record<PlanId, string>;
