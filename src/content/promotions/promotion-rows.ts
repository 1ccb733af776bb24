/** The promotions, each with its own terms or with the offer that the whole site shows. */

import { data } from "#content/data/promotions.ts";
import { ContentError, readData } from "#content/forms/read-data.ts";
import { type PromotionSpot, promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatValidity, getValidityStatus, type Validity } from "#domain/calendar/validity.ts";
import { filterVisibleRows, listRevealDays } from "#domain/calendar/visible-from.ts";
import { type DatedOffer, listPromotionOffers, type Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import type { UploadedPicture } from "#domain/uploads/stored-file.ts";
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
  picture?: UploadedPicture;
  /** Days of the promotion. An offer with `unstated` days applies until the operator confirms them. */
  period: Validity;
  shownOn: readonly PromotionSpot[];
  isSample?: boolean;
  /** Excluded from every list and from search: only people who have the address can find the promotion. */
  isUnlisted?: true;
};

const allRows = readData("src/content/data/promotions.ts", promotionsSchema, data);

export const promotionRevealDays = listRevealDays(allRows);

export const promotionPeriods: readonly Validity[] = allRows.map(({ period }) => period);

/**
 * The offers of promotions, including those not visible yet, so that overlaps are detected early. The offer of the
 * product specification, sections 3 and 9, is one without known days. One page of the specification states other
 * figures: `otherReading`. The site shows 20% and 6 months, because 680 is the only stated price that is 20% less than
 * 850; the legal note also gives the other figures.
 */
export const datedOffers: readonly DatedOffer[] = listPromotionOffers(allRows);

/** The percentages that offers and promotions state on a day or later, also in their own words. */
export function listPercentages(day: IsoDay): number[] {
  const listOwn = (fields: object = {}) =>
    Object.entries(fields).flatMap(([name, value]) =>
      /percent$/i.test(name)
        ? [Number(value)]
        : [...`${value}`.matchAll(/([\d.]+)\s?%/g)].map(([, digits]) => Number(digits)),
    );
  return allRows
    .filter(({ period }) => period.kind !== "dates" || period.to >= day)
    .flatMap(({ terms, offer }) => [terms, offer?.porting, offer?.firstMonth].flatMap(listOwn));
}

const visibleRows: readonly PromotionRow[] = filterVisibleRows(buildDay, allRows);

export const promotionSamples: readonly string[] = allRows.flatMap(({ isSample, name }) => (isSample ? name : []));

/** The promotions that pages show on the build day as cards. */
export const findShownPromotions = (spot: Exclude<PromotionSpot, "registry">): PromotionRow[] =>
  visibleRows.filter(
    ({ shownOn, period }) => shownOn.includes(spot) && getValidityStatus(buildDay, period) === "current",
  );

/**
 * Every promotion with a page in the registry, newest first, except promotions that are not visible yet. Source:
 * product specification, sections 2 and 9. The specification names `rookie-gb-extra-febrero-25` twice, for one page. It
 * gives two last days for March 2025, the 27th and the 28th, but does not say which promotion ends on which day: the
 * registered document decides. The days of `wimazon/19-21-noviembre` come from its address; its year is that of
 * `wimazon`, which was in the same November. `endedBy` is inferred from a promotion's name: a Christmas promotion of
 * 2024 may have lasted until Epiphany, and the last Buen Fin before the promotions of 2025 was in November 2024.
 */
export const promotionRows: readonly PromotionRow[] = [
  ...visibleRows.filter(({ shownOn }) => shownOn.includes("registry")),
  /** The unlisted promotion, whose address the operator configures. */
  {
    slug: config.unlistedPromotionSlug,
    name: "Enlace directo",
    period: { kind: "unstated" },
    shownOn: ["registry"],
    isUnlisted: true,
  },
];

/** The period in a full sentence; undefined if the source gives no dates. */
export function formatPromotionValidity({ period }: Pick<PromotionRow, "period">): string | undefined {
  const validityText = formatValidity(period);
  const isDisputed = period.kind === "dates" && period.otherTo;
  return validityText && `Vigencia: ${validityText}${isDisputed ? ", según su registro" : ""}.`;
}

/** @throws {ContentError} in Spanish, if the promotion's terms are of another kind or missing. */
export function findPromotionTerms<Kind extends PromotionTerms["kind"]>(slug: string, kind: Kind) {
  const terms = promotionRows.find((row) => row.slug === slug)?.terms;
  const isOfKind = (candidate?: PromotionTerms): candidate is Extract<PromotionTerms, { kind: Kind }> =>
    candidate?.kind === kind;
  if (!isOfKind(terms)) {
    const file = "src/content/data/promotions.ts";
    throw new ContentError(`${file}: otros textos toman sus cifras de «${slug}»: deja la clase de promesa que tenía`);
  }
  return terms;
}

/** Terms of the newest referral promotion of the registry. The specification's are those of `referidos`, the oldest. */
export const latestReferral =
  promotionRows.flatMap(({ terms }) => (terms?.kind === "referral" ? [terms] : []))[0] ??
  findPromotionTerms("referidos", "referral");
