/**
 * Offers without a page in the registry. The terms of an offer with a page are in its row of `promotion-rows.ts`.
 * `current-offer.ts` picks the offer that is valid on the build day.
 */
import { data } from "#content/data/offers.ts";
import { readData } from "#content/forms/read-data.ts";
import { offersSchema } from "#content/forms/schemas/offer-schema.ts";
import type { DatedOffer, Offer } from "#domain/plans/offer.ts";

/** Stands for the days of an offer until the operator confirms them. An offer with unconfirmed days counts as valid. */
export const unconfirmedDaysPlaceholder = "[Por confirmar por el Operador: primer y último día de esta oferta]";

export type OfferRow = {
  /** Name of the offer in messages. */
  name: string;
  days: NonNullable<DatedOffer["days"]> | typeof unconfirmedDaysPlaceholder;
  offer: Offer;
};

/**
 * The offers that have no page in the registry. `otherReading` is what another publication of the same offer states, and
 * the home page's legal note gives it too: docs/decisions/0004.
 */
export const offerRows: readonly OfferRow[] = readData("src/content/data/offers.ts", offersSchema, data).map(
  ({ name, days, offer }) => ({
    name,
    days: days.kind === "dates" ? { from: days.from, to: days.to } : unconfirmedDaysPlaceholder,
    offer,
  }),
);

/** The offer of a row, for the rules of `domain/plans`. */
export function toDatedOffer({ name, offer, days }: OfferRow): DatedOffer {
  return { name, offer, ...(days !== unconfirmedDaysPlaceholder && { days }) };
}
