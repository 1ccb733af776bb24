/** The operator and its offers for search engines, with the same ids on every page. */

import { describeMembership, productNames } from "#content/pages/memberships-page.ts";
import { plans } from "#content/plans/plans.ts";
import { config } from "#platform/config/config.ts";
import { skuKey } from "#platform/config/settings.ts";
import { purchaseLinks, toSiteUrl } from "./links.ts";
import { socialLinks } from "./navigation.ts";
import { operator, supportHours } from "./operator.ts";
import { searchParameter, searchPath } from "./search-address.ts";
import { buildShareCard, shareImageAddress } from "./share-card.ts";

export const siteId = toSiteUrl("/#sitio");

export const organizationFacts = {
  id: toSiteUrl("/#organizacion"),
  name: productNames.brand,
  legalName: operator.legalName,
  url: toSiteUrl("/"),
  logo: toSiteUrl("/favicon-512.png"),
  profiles: socialLinks.map(({ href }) => href),
  support: {
    telephone: operator.phoneHref.replace("tel:", ""),
    email: operator.email,
    hours: supportHours,
  },
} as const;

export const searchedSite = {
  id: siteId,
  publisherId: organizationFacts.id,
  name: productNames.brand,
  url: toSiteUrl("/"),
  searchUrl: toSiteUrl(searchPath),
  parameter: searchParameter,
} as const;

/** The memberships as described to search engines on every page that offers them. */
export const planOffers = {
  offers: plans.map((plan) => ({
    plan,
    description: describeMembership(plan),
    url: purchaseLinks[plan.id],
    id: toSiteUrl(`/membresias#${plan.id}`),
    sku: config[skuKey(plan.id)],
  })),
  brand: productNames.brand,
  ...(productNames.porting && { portingName: productNames.porting }),
  imageUrl: toSiteUrl(shareImageAddress(buildShareCard("/membresias"))),
};
