/** The offer that is valid on the build day. All promotional prices and data of the site come from this offer. */
import { ContentError } from "#content/forms/read-data.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import {
  type DatedOffer,
  findFirstOfferClash,
  listOffersForDay,
  type Offer,
  type OfferClash,
} from "#domain/plans/offer.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { datedOffers } from "./promotion-rows.ts";

/** Replaces the days of an offer until the operator confirms them. An offer with unconfirmed days counts as valid. */
const unconfirmedDaysPlaceholder = "[Por confirmar por el Operador: primer y último día de esta oferta]";

const offerClash = findFirstOfferClash(buildDay, datedOffers);
// The editor reads the cause and links to the days of both offers.
if (offerClash) throw new ContentError(formatClashMessage(offerClash), { cause: offerClash });

function formatClashMessage({ names: [one, other], day }: OfferClash): string {
  const dayPhrase = day === undefined ? "Sin fechas confirmadas" : `El ${formatDate(day)}`;
  return `${dayPhrase} hay dos ofertas, «${one}» y «${other}», y cada día rige una. Cambia los días de una en Promociones.`;
}

const [current] = listOffersForDay(buildDay, datedOffers);

/** The offer of the build day; empty if there is none, so that regular prices and regular data apply. */
export const currentOffer: Offer = current?.offer ?? {};

/** The offer's first and last day; undefined without an offer, or until the days are confirmed. */
export const offerPeriod = current?.days;

/** The offer's days, as `del 1 al 31 de diciembre de 2026`, or a placeholder until the days are confirmed. */
export const offerPeriodText = current?.days
  ? formatValidity({ kind: "dates", ...current.days })
  : unconfirmedDaysPlaceholder;

/**
 * End of a sentence about a price: `vale hasta el 31 de diciembre de 2026`, or a reference to the page with the days
 * while they are unconfirmed. Empty without an offer.
 */
export const offerEndText = current ? formatOfferEnd(current) : "";

export function formatOfferEnd({ days }: Pick<DatedOffer, "days">): string {
  return days ? `vale hasta el ${formatDate(days.to)}` : "consulta su vigencia en la app";
}

const { porting } = currentOffer;

/**
 * Texts about the discount for porting a number, such as `20% menos los primeros 6 meses`; undefined without a porting
 * offer.
 */
export const portingSaving = porting && describePortingSaving(porting);

export function describePortingSaving({ percent, months }: Pick<NonNullable<Offer["porting"]>, "percent" | "months">) {
  const term = formatQuantity(months, "meses");
  return { percent: `${percent}%`, term, text: `${percent}% menos los primeros ${term}` };
}

/** Note that is shown wherever a price matters for a decision. */
export const appPriceNote = "La app confirma el precio, con impuestos, antes de pagar.";

/**
 * Text after each price of a group: the last day of the offer, once known. Until then, {@link priceGroupNote} explains
 * once per group where to ask.
 */
export const lastDayText = current?.days ? offerEndText : "";

/** Note below the heading of a group of prices. */
export const priceGroupNote =
  current && !current.days
    ? `La promoción puede terminar: consulta su vigencia en la app. ${appPriceNote}`
    : appPriceNote;
