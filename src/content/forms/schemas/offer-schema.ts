/** Special prices and data of an offer; see `Offer` of domain/plans/offer.ts. */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { validityField } from "#content/forms/fields/days-field.ts";
import { fieldPerPlan, integer, percent, priceField, priceHint } from "#content/forms/fields/form-fields.ts";
import { planRows } from "#content/plans/plan-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { Offer } from "#domain/plans/offer.ts";
import { findDiscountMismatches } from "#domain/plans/offer-amounts.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos as inPesos } from "#domain/text/numbers/money.ts";

const months = integer("Meses con ese precio", { max: 24, example: 6 });
const gigabytes = (name: string) => integer(name, { max: 9_999, example: 30 });

const porting = z.strictObject({
  percent: percent("Descuento, en %"),
  months,
  pesos: fieldPerPlan("Precio de cada membresía", (name) => priceField(name), priceHint),
  otherReading: z
    .strictObject({ months, pesos: fieldPerPlan("Precio", (name) => priceField(name).exactOptional(), priceHint) })
    .exactOptional()
    .meta({
      title: "Otra lectura",
      description: "Lo que dice otra publicación de la misma promoción.",
      alternativeTo: "pesos",
      isLegacy: true,
    }),
});

/** The prices that are not below the regular ones of the build day. `path`: of the prices in their row. */
export const listPricesAboveRegular = (pesos: Partial<Record<PlanId, number>> | undefined, path: readonly string[]) =>
  planRows.flatMap(({ id, regularPesos }) =>
    (pesos?.[id] ?? 0) < regularPesos
      ? []
      : [{ path: [...path, id], message: `tiene que ser menor que el regular, ${inPesos(regularPesos)}` }],
  );

const firstMonth = z.strictObject({
  percent: percent("GB de más, en %"),
  gb: fieldPerPlan(
    "GB del primer mes",
    (name) => gigabytes(name).exactOptional(),
    "En lugar de los de siempre, por ejemplo 30.",
  ),
});

export const offerField = z
  .strictObject({
    porting: porting.exactOptional().meta({ title: "Precio al traer tu número" }),
    firstMonth: firstMonth.exactOptional().meta({ title: "Más GB el primer mes" }),
  })
  .refine(({ porting, firstMonth }) => porting || firstMonth, "falta qué se ofrece")
  .meta({ title: "Lo que se ofrece" });

type Offering = {
  name: string;
  offer?: Offer | undefined;
  period: z.output<typeof validityField>;
};

/**
 * Flags amounts that do not match their percentage: a contradiction, except in an offer that is over. Also flags what
 * another publication says, if it says the same or the offer changed since.
 *
 * @param published - the offers that visitors see.
 */
export function listOfferAdvice(offers: readonly Offering[], published: readonly Offering[] = []): ContentDiagnostic[] {
  return offers.flatMap(({ name, offer, period }, row): ContentDiagnostic[] => {
    if (!offer) return [];
    const before = published.find((each) => each.name === name)?.offer?.porting;
    const mismatches = findDiscountMismatches(offer, planRows).map(({ path, expected }) => ({
      path: [row, "offer", ...path],
      message: `con ese porcentaje serían ${path.includes("pesos") ? inPesos(expected) : formatQuantity(expected, "GB")}`,
      fill: expected,
      ...(!isOver(period) && { isContradiction: true as const }),
    }));
    const message = findOtherReadingFault(offer.porting, before);
    return message ? [...mismatches, { path: [row, "offer", "porting", "otherReading"], message }] : mismatches;
  });
}

type Porting = Offer["porting"];

function findOtherReadingFault(porting: Porting, before: Porting): string | undefined {
  if (!porting?.otherReading) return undefined;
  const { otherReading: other, pesos, months } = porting;
  const isSame = planIds.every((id) => other.pesos[id] === undefined || other.pesos[id] === pesos[id]);
  if (isSame && other.months === months) return "dice lo mismo que la oferta: quítala";
  const isOfOldOffer =
    before?.otherReading &&
    JSON.stringify(other) === JSON.stringify(before.otherReading) &&
    (months !== before.months || planIds.some((id) => pesos[id] !== before.pesos[id]));
  return isOfOldOffer
    ? "es de la oferta de antes de este cambio: quítala, o escribe lo que dice de la nueva"
    : undefined;
}

export const isOver = (period: Offering["period"]) => period.kind === "dates" && period.to < buildDay;
