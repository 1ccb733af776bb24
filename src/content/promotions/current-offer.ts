/** What is on offer on the day of the build; everything else about prices on the site follows from it. */
import { buildDay } from "#content/site/build-day.ts";
import { measure } from "#domain/measure.ts";
import { type DatedOffer, type Offer, offersOn } from "#domain/offer.ts";
import { spokenValidity } from "#domain/validity.ts";
import { daysToBeConfirmed, offerRows } from "./offer-rows.ts";
import { promotionRows } from "./promotion-rows.ts";

/** All offers, past and coming. */
export const datedOffers: readonly DatedOffer[] = [
  ...promotionRows.flatMap(({ name, offer, period }) =>
    offer && period.kind === "dates" ? [{ name, offer, days: { from: period.from, to: period.to } }] : [],
  ),
  ...offerRows.map(({ name, offer, days }) => ({ name, offer, ...(days !== daysToBeConfirmed && { days }) })),
];

const [current, ...others] = offersOn(buildDay, datedOffers);
if (others.length > 0) {
  const names = [current, ...others].map((offer) => `«${offer?.name}»`).join(", ");
  throw new Error(
    `El ${buildDay} hay varias ofertas: ${names}. Cambia los días de todas menos una en src/content/data/promotions.ts u offers.ts.`,
  );
}

/** Empty on a day without an offer: then the regular price applies, and each plan's own data. */
export const currentOffer: Offer = current?.offer ?? {};

/** Its days, as `del 1 al 31 de diciembre de 2026`, or that they are to be confirmed. */
export const offerDays = current?.days ? spokenValidity({ kind: "dates", ...current.days }) : daysToBeConfirmed;

const { porting } = currentOffer;

/** `20% menos los primeros 6 meses`; absent on a day without an offer for porting. */
export const portingSaving = porting && {
  percent: `${porting.percent}%`,
  term: measure(porting.months, "meses"),
  text: `${porting.percent}% menos los primeros ${measure(porting.months, "meses")}`,
};

/** Said wherever a price decides something. */
export const appConfirms = "La app confirma el precio antes de pagar.";
