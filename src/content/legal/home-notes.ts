/** The home page's accordion 'Legales'. Source: product specification, sections 2, 3 and 9. */

import { membershipDays } from "#content/plans/plan-rows.ts";
import { formatFirstMonthGb, plans } from "#content/plans/plans.ts";
import { appPriceNote, currentOffer, offerPeriodText, portingSaving } from "#content/promotions/current-offer.ts";
import { buildPromotionPath, promotions } from "#content/promotions/promotions.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { NavLink } from "#content/site/site-map/navigation.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { regulatorName } from "./library/references.ts";
import { lineIdentification } from "./line-identification.ts";

const { porting, firstMonth } = currentOffer;

const membershipDuration = formatQuantity(membershipDays, "días");

/** Formats a price for each plan: `Rookie, $350; Community, $500`. */
const formatPrices = (getPesos: (plan: Plan) => number) =>
  plans.map((plan) => `${plan.name}, ${formatPesos(getPesos(plan))}`).join("; ");

const savingText =
  porting && portingSaving
    ? [
        `Al traer tu número pagas ${portingSaving.percent} menos que el precio regular durante los primeros ${portingSaving.term}.`,
        `Precio con la promoción, en MXN por ${membershipDuration}: ${formatPrices(({ id }) => porting.pesos[id])}.`,
      ]
    : [`Hoy no hay una promoción al traer tu número: pagas el precio regular. ${appPriceNote}`];

const otherReading = porting?.otherReading;

/**
 * Legal note on the current offer, with its terms and period. If another publication states other terms, the note gives
 * these too.
 */
export const portingNote = {
  title: porting ? "Promoción de portabilidad" : "Precio al traer tu número",
  paragraphs: [
    ...savingText,
    `Precio regular, en MXN por ${membershipDuration}: ${formatPrices(({ regularPesos }) => regularPesos)}.`,
    ...(otherReading
      ? [
          `Otra publicación de esta promoción señala los primeros ${formatQuantity(otherReading.months, "meses")}, con ${formatSpanishList(
            plans.flatMap(({ id, name }) =>
              otherReading.pesos[id] === undefined ? [] : [`${name} en ${formatPesos(otherReading.pesos[id])}`],
            ),
          )}. ${appPriceNote}`,
        ]
      : []),
    ...(firstMonth ? [`En tu primer mes hay ${firstMonth.percent}% más GB: ${formatFirstMonthGb("llega a")}.`] : []),
    ...(porting || firstMonth
      ? [
          `Vigencia: ${offerPeriodText}. Confirma en la app que sigue vigente.`,
          "Las promociones del registro que ya terminaron son otras, y cada una tiene su página.",
        ]
      : []),
    `Cada membresía dura ${formatQuantity(membershipDays, "días naturales")} desde que la contratas.`,
  ],
};

export const legalNotes = {
  heading: "Legales",
  porting: portingNote,
  promotionsTitle: "Registro de promociones",
  /** Note on the legal requirements for every line. */
  identification: {
    title: lineIdentification.title,
    text: `${lineIdentification.duty} ${lineIdentification.procedure} Fuente: ${lineIdentification.source}`,
    link: { label: lineIdentification.link.label, href: lineIdentification.link.to },
  },
  regulator: {
    title: "Planes y tarifas registrados",
    text: `El registro lo lleva la ${regulatorName}.`,
    link: { label: "Consulta el registro de planes y tarifas", href: configuredUrls.regulatorTariffs },
  },
} as const;

/** Builds links to the registration pages of the promotions in the accordion. */
export function buildHomePromotionLinks(): NavLink[] {
  return promotions
    .filter(({ shownOn }) => shownOn.includes("home"))
    .map((promotion) => ({
      label: promotion.name,
      href: resolveHref(buildPromotionPath(promotion)),
      isExternal: false,
    }));
}
