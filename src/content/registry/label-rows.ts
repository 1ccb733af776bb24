/** Each membership's label: its data and the copy of its rows. Source: product specification, sections 1, 3, 4, 9. */

import { anomalousUse, lineLife } from "#content/legal/legal-facts.ts";
import { benefits } from "#content/plans/benefits.ts";
import { homeCountries } from "#content/plans/plan-rows.ts";
import { planOf } from "#content/plans/plans.ts";
import { currentOffer } from "#content/promotions/current-offer.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { areaText, type Roaming, roamingText } from "#domain/plans/plan.ts";
import { type LabelGroup, type PlanLabel, planLabel } from "#domain/plans/plan-label.ts";
import { measure } from "#domain/text/numbers/measure.ts";
import { pesos } from "#domain/text/numbers/money.ts";
import { spanishList } from "#domain/text/spanish-list.ts";
import type { MembershipEntry } from "./registry.ts";

/** Builds a membership's label, with the months of the porting price and the limit of anomalous use of today. */
export function labelOf({ number, planId }: MembershipEntry): PlanLabel {
  return planLabel({
    number,
    plan: planOf(planId),
    benefits,
    portingMonths: currentOffer.porting?.months ?? null,
    anomalousTimes: anomalousUse.timesAverage,
  });
}

export const dataWords = ({ dataGb }: Pick<PlanLabel, "dataGb">) =>
  dataGb === null ? "Ilimitados" : measure(dataGb, "GB");

export function roamingWords(roaming: Roaming): string {
  if (roaming.kind === "none") return "Sin roaming";
  const amount = roaming.kind === "unlimited" ? "Ilimitado" : `Hasta ${measure(roaming.gb, "GB")}`;
  return `${amount} en ${areaText(roaming.where)}`;
}

/**
 * The rows of every label: the same names in the same order, whatever the membership.
 *
 * @param numbers - the registry numbers that the label covers; by default its own.
 */
export function labelGroups(label: PlanLabel, numbers: readonly number[] = [label.number]): LabelGroup[] {
  const days = measure(label.termDays, "días");
  return [
    {
      heading: "Precio",
      rows: [
        { name: "Precio regular", value: `${pesos(label.regularPesos)} por ${days}`, isFigure: true },
        {
          name: "Al traer tu número",
          value:
            label.portingPesos === null || label.portingMonths === null
              ? "El mismo: no hay una promoción"
              : `${pesos(label.portingPesos)} los primeros ${measure(label.portingMonths, "meses")}`,
        },
        { name: "Impuestos", value: "La app muestra el precio total, con impuestos, antes de pagar" },
      ],
    },
    {
      heading: "Incluye",
      rows: [
        { name: `Datos en ${homeCountries}`, value: dataWords(label), isFigure: true },
        {
          name: "Datos del primer mes",
          value: label.firstMonthGb === null ? "Los mismos" : measure(label.firstMonthGb, "GB"),
        },
        { name: "Llamadas y SMS", value: `Ilimitados en ${homeCountries}` },
        { name: "Beneficios incluidos", value: listed(label.included) },
        { name: "Beneficios con costo aparte", value: listed(label.addOns) },
      ],
    },
    {
      heading: "Roaming",
      rows: [{ name: `Fuera de ${homeCountries}`, value: roamingWords(label.roaming) }],
    },
    {
      heading: "Plazo",
      rows: [
        { name: "Duración", value: `${measure(label.termDays, "días naturales")} desde que la contratas` },
        { name: "Modalidad", value: "Prepago, sin plazo forzoso" },
        {
          name: "Si no compras otra",
          value: `La línea sigue activa ${measure(lineLife.withoutMembershipDays, "días")}, se suspende ${measure(lineLife.suspendedDays, "días")} y después se cancela`,
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
              ? "No aplica: sus datos tienen un tope"
              : `Más de ${measure(label.anomalousAboveTimesAverage, "veces")} el consumo promedio de la misma oferta`,
        },
        { name: "Cancelaciones y reembolsos", value: "Una vez comprada, no se cancela ni se reembolsa" },
      ],
    },
    {
      heading: "Registro y atención",
      rows: [
        {
          name: numbers.length === 1 ? "Folio de inscripción" : "Folios de inscripción",
          value: spanishList(numbers.map(String)),
        },
        { name: "Presta el servicio", value: `${operator.legalName}, con la marca wim` },
        {
          name: "Soporte",
          value: `${operator.phone}, de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
        },
      ],
    },
  ];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "Ninguno" : spanishList(names);
}

/** Summary of a membership in three sentences. */
export function labelSummary(label: PlanLabel): string {
  const data = label.dataGb === null ? "datos ilimitados" : measure(label.dataGb, "GB");
  const roaming = label.roaming.kind === "none" ? "No incluye roaming" : roamingText(label.roaming);
  return [
    `${label.planName} cuesta ${pesos(label.regularPesos)} y dura ${measure(label.termDays, "días naturales")}.`,
    `Incluye ${data}, más llamadas y SMS ilimitados en ${homeCountries}.`,
    `${roaming}.`,
  ].join(" ");
}

export const labelWords = {
  heading: "Etiqueta de la membresía",
  /** Labels before the plan's name and before the number. */
  membership: "Membresía",
  number: "Folio",
} as const;
