/** Structured data about the operator and its offers, with the same ids on every page. Placeholders are left out. */

import { describeMembership, productNames } from "#content/pages/memberships-page.ts";
import { plans } from "#content/plans/plans.ts";
import {
  appPriceNote,
  currentOffer,
  offerPeriod,
  offerValidity,
  portingSaving,
} from "#content/promotions/current-offer.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { getOwnValue } from "#platform/config/config.ts";
import { skuKey } from "#platform/config/settings.ts";
import { purchaseLinks, toSiteUrl } from "./links.ts";
import { operator, supportHours } from "./operator.ts";
import { searchParameter, searchPath } from "./search-address.ts";
import { buildShareCard, shareImageAddress } from "./share-card.ts";

export const siteId = toSiteUrl("/#sitio");

const legalName = getOwnValue("legalName");
const email = getOwnValue("supportEmail");

export const organizationFacts = {
  id: toSiteUrl("/#organizacion"),
  name: productNames.brand,
  ...(legalName && { legalName }),
  url: toSiteUrl("/"),
  logo: toSiteUrl("/favicon-512.png"),
  profiles: (["facebookUrl", "instagramUrl", "xUrl", "tiktokUrl"] as const).flatMap((key) => getOwnValue(key) ?? []),
  support: {
    url: toSiteUrl("/ayuda"),
    ...(getOwnValue("supportPhone") && { telephone: operator.phoneHref.replace("tel:", "") }),
    ...(email && { email }),
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

const { porting } = currentOffer;

/** The porting price, with the conditions that a program must know before quoting the price. */
const portingOffer = porting &&
  portingSaving && {
    name: `Al traer tu número, los primeros ${portingSaving.term}`,
    condition: [
      `Solo al traer tu número, los primeros ${portingSaving.term}; después pagas el precio regular.`,
      `${capitalize(offerValidity)}.`,
      appPriceNote,
    ].join(" "),
    months: porting.months,
    ...(offerPeriod && { days: offerPeriod }),
  };

/** Structured data of the memberships. */
export const planOffers = {
  offers: plans.map((plan) => {
    const sku = getOwnValue(skuKey(plan.id));
    return {
      plan,
      description: describeMembership(plan),
      id: toSiteUrl(`/membresias#${plan.id}`),
      url: sku && getOwnValue("purchaseUrl") ? purchaseLinks[plan.id] : toSiteUrl("/membresias"),
      ...(sku && { sku }),
    };
  }),
  brand: productNames.brand,
  ...(portingOffer && { porting: portingOffer }),
  imageUrl: toSiteUrl(shareImageAddress(buildShareCard("/membresias"))),
};
