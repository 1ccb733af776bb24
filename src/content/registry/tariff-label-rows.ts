/**
 * Data and copy of the labels: the label of a membership is a table of the membership's terms. Source: product
 * specification, sections 1, 3, 4 and 9.
 */

import { anomalousUseMultiple, lineStateDays } from "#content/legal/facts/legal-terms.ts";
import { benefits } from "#content/plans/benefits.ts";
import { homeCountries } from "#content/plans/plan-rows.ts";
import { findPlan } from "#content/plans/plans.ts";
import { currentOffer, offerEndText } from "#content/promotions/current-offer.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";
import { formatRoaming, formatRoamingArea, type PlanId, type Roaming } from "#domain/plans/plan.ts";
import { computeTariffLabel, type TariffLabel, type TariffLabelGroup } from "#domain/plans/tariff-label.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";

/** Builds a membership's label with today's porting offer and today's limit of anomalous use. */
export function buildTariffLabel({ number, planId }: { number: number; planId: PlanId }): TariffLabel {
  return computeTariffLabel({
    number,
    plan: findPlan(planId),
    benefits,
    portingMonths: currentOffer.porting?.months ?? null,
    anomalousUseMultiple: anomalousUseMultiple,
  });
}

export const formatRegistryDataAllowance = ({ dataGb }: Pick<TariffLabel, "dataGb">) =>
  dataGb === null ? "Ilimitados" : formatQuantity(dataGb, "GB");

export function formatTariffLabelRoaming(roaming: Roaming): string {
  if (roaming.kind === "none") return "Sin roaming";
  const amount = roaming.kind === "unlimited" ? "Ilimitado" : `Hasta ${formatQuantity(roaming.gb, "GB")}`;
  return `${amount} en ${formatRoamingArea(roaming.where)}`;
}

/**
 * Builds the rows of a label, in groups. Names and order of the rows are the same for every membership.
 *
 * @param numbers - the registry numbers that the label covers; by default only `label.number`.
 */
export function buildTariffLabelGroups(
  label: TariffLabel,
  numbers: readonly number[] = [label.number],
): TariffLabelGroup[] {
  const days = formatQuantity(label.termDays, "días");
  return [
    {
      heading: "Precio",
      rows: [
        { name: "Precio regular", value: `${formatPesos(label.regularPesos)} por ${days}`, isFigure: true },
        {
          name: "Al traer tu número",
          value:
            label.portingPesos === null || label.portingMonths === null
              ? "El mismo: no hay una promoción"
              : `${formatPesos(label.portingPesos)} los primeros ${formatQuantity(label.portingMonths, "meses")}; ${offerEndText}`,
        },
        { name: "Impuestos", value: "La app muestra el precio total, con impuestos, antes de pagar" },
      ],
    },
    {
      heading: "Incluye",
      rows: [
        { name: `Datos en ${homeCountries}`, value: formatRegistryDataAllowance(label), isFigure: true },
        {
          name: "Datos del primer mes",
          value:
            label.firstMonthGb === null ? "Los mismos" : `${formatQuantity(label.firstMonthGb, "GB")}; ${offerEndText}`,
        },
        { name: "Llamadas y SMS", value: `Ilimitados en ${homeCountries}` },
        { name: "Beneficios incluidos", value: formatList(label.included) },
        { name: "Beneficios con costo aparte", value: formatList(label.addOns) },
      ],
    },
    {
      heading: "Roaming",
      rows: [{ name: `Fuera de ${homeCountries}`, value: formatTariffLabelRoaming(label.roaming) }],
    },
    {
      heading: "Plazo",
      rows: [
        { name: "Duración", value: `${formatQuantity(label.termDays, "días naturales")} desde que la contratas` },
        { name: "Modalidad", value: "Prepago, sin plazo forzoso" },
        {
          name: "Si no compras otra",
          value: `La línea sigue activa ${formatQuantity(lineStateDays.withoutMembershipDays, "días")}, se suspende ${formatQuantity(lineStateDays.suspendedDays, "días")} y después se cancela`,
        },
      ],
    },
    {
      heading: "Límites",
      rows: [
        {
          name: "Uso anómalo",
          value:
            label.anomalousAboveTimesAverage === null
              ? "No aplica a sus datos: tienen un tope"
              : `Más de ${formatQuantity(label.anomalousAboveTimesAverage, "veces")} el consumo promedio de la misma oferta`,
        },
        {
          name: "Cancelaciones y reembolsos",
          value: "Una vez comprada, no se cancela ni se reembolsa, salvo lo que te da la ley",
        },
      ],
    },
    {
      heading: "Registro y atención",
      rows: [
        {
          name: numbers.length === 1 ? "Folio de inscripción" : "Folios de inscripción",
          value: formatSpanishList(numbers.map(String)),
        },
        { name: "Presta el servicio", value: `${operator.legalName}, con la marca wim` },
        {
          name: "Soporte",
          value: `${operator.phoneText}, de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
        },
      ],
    },
  ];
}

function formatList(names: readonly string[]): string {
  return names.length === 0 ? "Ninguno" : formatSpanishList(names);
}

/** Summarizes a label in three sentences. */
export function summarizeTariffLabel(label: TariffLabel): string {
  const dataText = label.dataGb === null ? "datos ilimitados" : formatQuantity(label.dataGb, "GB");
  const roamingText = label.roaming.kind === "none" ? "No incluye roaming" : formatRoaming(label.roaming);
  return [
    `${label.planName} cuesta ${formatPesos(label.regularPesos)} y dura ${formatQuantity(label.termDays, "días naturales")}.`,
    `Incluye ${dataText}, más llamadas y SMS ilimitados en ${homeCountries}.`,
    `${roamingText}.`,
  ].join(" ");
}

export const tariffLabelHeading = "Etiqueta de la membresía";
