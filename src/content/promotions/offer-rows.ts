/**
 * What is offered besides the regular prices without a page in the registry. An offer with a page has its terms in its
 * row of `promotion-rows.ts`. `current-offer.ts` picks the one of the day.
 */
import { data } from "#content/data/offers.ts";
import { readData } from "#content/forms/read-data.ts";
import { offersSchema } from "#content/forms/schemas/offer-schema.ts";
import type { DatedOffer, Offer } from "#domain/plans/offer.ts";

/** Instead of the days of an offer, until the operator confirms them; the offer holds meanwhile. */
export const daysToBeConfirmed = "[Por confirmar por el Operador: primer y último día de esta oferta]";

export type OfferRow = {
  /** For messages. */
  name: string;
  days: NonNullable<DatedOffer["days"]> | typeof daysToBeConfirmed;
  offer: Offer;
};

/**
 * The first is that of the product specification, sections 3 and 9. One page of the source states other figures,
 * `otherReading`. The site shows 20% and 6 months, because only 680 is 20% less than 850; the legal note states the
 * other reading too.
 */
export const offerRows: readonly OfferRow[] = readData("src/content/data/offers.ts", offersSchema, data).map(
  ({ name, days, offer }) => ({
    name,
    days: days.kind === "dates" ? { from: days.from, to: days.to } : daysToBeConfirmed,
    offer,
  }),
);
