/** Special prices and data of an offer; see `Offer` of domain/plans/offer.ts. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { fieldPerPlan } from "#content/forms/fields/form-fields.ts";
import { integer, percent, priceField, priceHint } from "#content/forms/fields/number-fields.ts";
import { findPlanFigureStartDay, listPlanStates } from "#content/plans/plan-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { formatPesos as inPesos } from "#domain/text/numbers/money.ts";

const months = integer("Meses con ese precio", { max: 24, example: 6 });
const gigabytes = (name: string) => integer(name, { max: 9_999, example: 30 });

const portingField = z.strictObject({
  percent: percent("Descuento, en %"),
  months,
  pesos: fieldPerPlan("Precio de cada membresía", (name) => priceField(name), priceHint),
  otherReading: section(
    "Otra lectura",
    { months, pesos: fieldPerPlan("Precio", (name) => priceField(name).exactOptional(), priceHint) },
    { description: "Lo que dice otra publicación de la misma promoción.", alternativeTo: "pesos", isLegacy: true },
  ).exactOptional(),
});

/**
 * Lists the prices that are not below the regular ones on some day of their period, from the build day on.
 *
 * @param path - path of the prices in their row.
 */
export const listPricesAboveRegular = (
  pesos: Partial<Record<PlanId, number>> = {},
  path: readonly string[],
  period: Validity,
) => {
  const unfitStates = listPlanStates(period.kind === "dates" ? period : { to: period.endedBy }).flatMap((state) =>
    state.plans.flatMap(({ id, regularPesos }) =>
      (pesos[id] ?? 0) < regularPesos
        ? []
        : { id, regularPesos, since: findPlanFigureStartDay(state, id, "regularPesos") },
    ),
  );
  return unfitStates
    .filter(({ id }, index) => unfitStates.findIndex((other) => other.id === id) === index)
    .map(({ id, regularPesos, since }) => ({
      path: [...path, id],
      message: `tiene que ser menor que el regular, ${inPesos(regularPesos)}${since ? ` desde el ${formatDate(since)}` : ""}`,
    }));
};

const firstMonthField = z.strictObject({
  percent: percent("GB de más, en %"),
  gb: fieldPerPlan(
    "GB del primer mes",
    (name) => gigabytes(name).exactOptional(),
    "En lugar de los de siempre, por ejemplo 30.",
  ),
});

export const offerField = section("Lo que se ofrece", {
  porting: portingField.exactOptional().meta({ title: "Precio al traer tu número" }),
  firstMonth: firstMonthField.exactOptional().meta({ title: "Más GB el primer mes" }),
}).refine(({ porting, firstMonth }) => porting || firstMonth, "falta qué se ofrece");

export const isOver = (period: Validity) =>
  ((period.kind === "dates" ? period.to : period.endedBy) ?? buildDay) < buildDay;
