/** The registered promotions, each with its own terms. */

import { data } from "#content/data/promotions.ts";
import { readData } from "#content/forms/read-data.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { buildDay } from "#content/site/build-day.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import { revealDays, visibleRows } from "#domain/calendar/visible-from.ts";
import type { DatedOffer, Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import { config } from "#platform/config/config.ts";

export type PromotionRow = {
  /** Last part of its address, which may contain a slash. */
  slug: string;
  name: string;
  /** Its registry number, once the operator confirms it; the pages of both then lead to each other. */
  folio?: number;
  /** What it promised, typed here and never computed from what is offered today. */
  terms?: PromotionTerms;
  /** Instead of `terms`: what cards, tools and documents show on the days of its period. */
  offer?: Offer;
  period: Validity;
  /** Whether the home page's legal notes list it too. */
  isOnHome: boolean;
  /** Left out of every list and search: only people who have its address get there. */
  isUnlisted?: true;
};

const written = readData("src/content/data/promotions.ts", promotionsSchema, data);

/** Days on which promotions are seen for the first time. */
export const promotionReveals = revealDays(written);

/** What promotions offer on their days; of those too that are not to be seen yet, so that a clash is known beforehand. */
export const promotionOffers: readonly DatedOffer[] = written.flatMap(({ name, offer, period }) =>
  offer && period.kind === "dates" ? [{ name, offer, days: { from: period.from, to: period.to } }] : [],
);

/**
 * Every promotion with a page in the registry, newest first; one that is not to be seen yet has none. Source: product
 * specification, sections 2 and 9. It names `rookie-gb-extra-febrero-25` twice; it is one page. For March 2025 it gives
 * two ends, the 27th and
 * the 28th, and does not say which promotion has which end: the registered document decides. The dates of
 * `wimazon/19-21-noviembre` come from its address, which has no year; Wimazon was in November 2024. `endedBy` is what
 * the names say; `navidad-2024` may have gone on until Epiphany.
 */
export const promotionRows: readonly PromotionRow[] = [
  ...visibleRows(buildDay, written),
  /** The operator knows its address. */
  {
    slug: config.unlistedPromotionSlug,
    name: "Enlace directo",
    period: { kind: "unstated" },
    isOnHome: false,
    isUnlisted: true,
  },
];
