/**
 * What is offered besides the regular prices without a page in the registry: rows that marketing edits. An offer with
 * a page has its terms in its row of `promotion-rows.ts`. `current-offer.ts` picks the one of the day.
 */
import type { DatedOffer, Offer } from "#domain/offer.ts";

/** Instead of the days of an offer, until the operator confirms them; the offer holds meanwhile. */
export const daysToBeConfirmed = "[Por confirmar por el Operador: primer y último día de esta oferta]";

export type OfferRow = {
  /** For messages. */
  name: string;
  days: NonNullable<DatedOffer["days"]> | typeof daysToBeConfirmed;
  offer: Offer;
};

/**
 * The one of the product specification, sections 3 and 9. One page of the source states other figures, `otherReading`.
 * The site shows 20% and 6 months, because only 680 is 20% less than 850; the legal note states the other reading too.
 */
export const specifiedOffer = {
  name: "20% menos al traer tu número, y más GB el primer mes",
  days: daysToBeConfirmed,
  offer: {
    porting: {
      percent: 20,
      months: 6,
      pesos: { rookie: 280, community: 400, legend: 680, ultimate: 1440 },
      otherReading: { months: 3, pesos: { community: 400, legend: 700 } },
    },
    firstMonth: { percent: 50, gb: { rookie: 30, community: 90 } },
  },
} as const satisfies OfferRow;

export const offerRows: readonly OfferRow[] = [specifiedOffer];
