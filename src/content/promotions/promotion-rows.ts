/** The registered promotions, each with its own terms. */

import { data } from "#content/data/promotions.ts";
import { readData } from "#content/forms/read-data.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import { filterVisibleRows, listRevealDays } from "#domain/calendar/visible-from.ts";
import { type DatedOffer, listPromotionOffers, type Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import { config } from "#platform/config/config.ts";

export type PromotionRow = {
  /** Last part of the promotion's URL path; may contain a slash. */
  slug: string;
  name: string;
  /**
   * Number in the public register, once the operator confirms it. The promotion's page and the number's page then link
   * to each other.
   */
  folio?: number;
  /** The promised terms, as written in the data; never computed from the current offer. */
  terms?: PromotionTerms;
  /**
   * The prices and data that cards, tools and documents show during the promotion's period. A row cannot have both
   * `terms` and `offer`.
   */
  offer?: Offer;
  period: Validity;
  /** Whether the home page's legal notes also list the promotion. */
  isOnHome: boolean;
  /** Excluded from every list and from search: only people who have the address can find the promotion. */
  isUnlisted?: true;
};

const written = readData("src/content/data/promotions.ts", promotionsSchema, data);

export const promotionRevealDays = listRevealDays(written);

/** The offers of promotions, including those not visible yet, so that overlaps are detected early. */
export const promotionOffers: readonly DatedOffer[] = listPromotionOffers(written);

/**
 * Every promotion with a page in the registry, newest first, except promotions that are not visible yet. Source:
 * product specification, sections 2 and 9. The specification names `rookie-gb-extra-febrero-25` twice, for one page. It
 * gives two last days for March 2025, the 27th and the 28th, but does not say which promotion ends on which day: the
 * registered document decides. The days of `wimazon/19-21-noviembre` come from its address; its year is that of
 * `wimazon`, which was in the same November. `endedBy` is inferred from a promotion's name: a Christmas promotion of
 * 2024 may have lasted until Epiphany, and the last Buen Fin before the promotions of 2025 was in November 2024.
 */
export const promotionRows: readonly PromotionRow[] = [
  ...filterVisibleRows(buildDay, written),
  /** The unlisted promotion, whose address the operator configures. */
  {
    slug: config.unlistedPromotionSlug,
    name: "Enlace directo",
    period: { kind: "unstated" },
    isOnHome: false,
    isUnlisted: true,
  },
];
