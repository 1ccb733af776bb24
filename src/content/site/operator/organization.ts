/** Structured data about the operator and its offers, with the same ids on every page. Placeholders are left out. */

import { formatPlanDescription } from "#content/plans/plan-description.ts";
import { plans } from "#content/plans/plans.ts";
import {
  appPriceNote,
  currentOffer,
  offerEndText,
  offerPeriod,
  portingSaving,
} from "#content/promotions/current-offer.ts";
import { searchParameter, searchPath } from "#content/site/search/search-address.ts";
import { buildShareCard, buildShareImageAddress } from "#content/site/share-card.ts";
import { purchaseLinks, toSiteUrl } from "#content/site/site-map/links.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { getOperatorValue } from "#platform/config/config.ts";
import { formatSkuKey } from "#platform/config/settings.ts";
import { getContactValue } from "./contact.ts";
import { brandName, operator, supportHours } from "./operator.ts";

export const structuredDataSiteId = toSiteUrl("/#sitio");

const legalName = getOperatorValue("legalName");
const email = getContactValue("supportEmail");

export const organizationFacts = {
  id: toSiteUrl("/#organizacion"),
  name: brandName,
  ...(legalName && { legalName }),
  url: toSiteUrl("/"),
  logo: toSiteUrl("/favicon-512.png"),
  profiles: (["facebookUrl", "instagramUrl", "xUrl", "tiktokUrl"] as const).flatMap(
    (key) => getContactValue(key) ?? [],
  ),
  support: {
    url: toSiteUrl("/ayuda"),
    ...(operator.phoneHref && { telephone: operator.phoneHref.replace("tel:", "") }),
    ...(email && { email }),
    hours: supportHours,
  },
} as const;

export const websiteFacts = {
  id: structuredDataSiteId,
  publisherId: organizationFacts.id,
  name: brandName,
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
      `${capitalize(offerEndText)}.`,
      appPriceNote,
    ].join(" "),
    months: porting.months,
    ...(offerPeriod && { days: offerPeriod }),
  };

export const planProducts = {
  products: plans.map((plan) => {
    const sku = getOperatorValue(formatSkuKey(plan.id));
    return {
      plan,
      description: formatPlanDescription(plan),
      id: toSiteUrl(`/membresias#${plan.id}`),
      url: sku && getContactValue("purchaseUrl") ? purchaseLinks[plan.id] : toSiteUrl("/membresias"),
      ...(sku && { sku }),
    };
  }),
  brand: brandName,
  ...(portingOffer && { porting: portingOffer }),
  imageUrl: toSiteUrl(buildShareImageAddress(buildShareCard("/membresias"))),
};
