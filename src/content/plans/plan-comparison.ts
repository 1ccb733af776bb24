/** The membership comparison, computed from the plan model. Source: product specification, sections 2, 3 and 9. */

import { anomalousUseMultiple } from "#content/legal/facts/legal-terms.ts";
import { currentOffer, lastDayText, portingSaving } from "#content/promotions/current-offer.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { type ComparisonCopy, comparePlans } from "#domain/plans/comparison-rows.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { benefits } from "./benefits.ts";
import { homeCountries, membershipDays } from "./plan-rows.ts";
import { planCountWord, plans } from "./plans.ts";

const copy: ComparisonCopy = {
  groups: {
    price: `Precio de ${formatQuantity(membershipDays, "días")}`,
    line: "Tu línea",
    benefits: "Beneficio por beneficio",
  },
  regularPrice: { label: "Precio regular" },
  ...(portingSaving && {
    portingPrice: {
      label: "Al traer tu número",
      detail: [`los primeros ${portingSaving.term}`, lastDayText].filter(Boolean).join("; "),
    },
  }),
  data: { label: "Datos", detail: `en ${homeCountries}` },
  ...(currentOffer.firstMonth && { firstMonth: { label: "Datos de tu primer mes", detail: lastDayText } }),
  roaming: { label: "Roaming" },
  calls: { label: "Llamadas y SMS", detail: `en ${homeCountries}` },
  duration: { label: "Duración" },
  unlimitedData: "Ilimitados",
  noBonus: "Sin bono",
  bonusDetail: "con {gb} extra",
  noRoaming: "Sin roaming",
  roamingUpTo: "Hasta {gb}",
  roamingUnlimited: "Ilimitado",
  roamingWhere: "en {where}",
  unlimitedCalls: "Ilimitados",
  status: { included: "Incluido", addOn: "Con costo aparte", none: "No incluido" },
};

export const planComparison = {
  caption: `Las ${planCountWord} membresías, lado a lado`,
  /** Heading of the column of compared features. */
  rowHeader: "Qué comparas",
  columns: plans,
  groups: comparePlans(plans, benefits, copy),
  note: {
    text: `Datos ilimitados: un consumo mayor a ${formatQuantity(anomalousUseMultiple, "veces")} el promedio de esa oferta se considera uso anómalo.`,
    link: buildPageLink({ label: "Consulta la política de uso", to: "/politica-de-uso" }),
  },
};
