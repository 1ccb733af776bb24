/** What the memberships page says, from top to bottom. Source: product specification, sections 1 to 3 and 9. */

import { security, securityPoints } from "#content/help/security.ts";
import { portingNote } from "#content/legal/legal-notes.ts";
import { benefits } from "#content/plans/benefits.ts";
import { appPurchase } from "#content/plans/plan-purchase.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { cardPricesNote, firstMonthEach, planCardCopy, planCount } from "#content/plans/plans.ts";
import { currentOffer, portingSaving } from "#content/promotions/current-offer.ts";
import { roamingLegalNote } from "#content/roaming/roaming.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { measure } from "#domain/measure.ts";
import { dataText, includedBenefits, type Plan, roamingText } from "#domain/plan.ts";
import { spanishList } from "#domain/spanish-list.ts";

/** Ids of the page's sections. `download` is the specification's. */
export const membershipAnchors = {
  plans: "planes",
  comparison: "comparativa",
  conditions: "condiciones",
  roaming: "roaming",
  legal: "legales",
  features: "ventajas",
  download: "descargaApp",
} as const;

export const membershipsOpening = {
  heading: ["Membresías ", "irresistibles", ""],
  ...(portingSaving && {
    offer: { figure: portingSaving.percent, text: `menos los primeros ${portingSaving.term} al traer tu número` },
  }),
  intro: `Duran ${measure(membershipDays, "días")}, sin plazo forzoso. Todas traen llamadas y SMS ilimitados en ${homeCountries}.`,
  compare: { label: `Compara las ${planCount}`, href: `#${membershipAnchors.comparison}` },
  download: { label: "Descarga la App", href: `#${membershipAnchors.download}` },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const membershipPlans = {
  heading: ["Escoge tu ", "nivel", ""],
  sub: cardPricesNote,
  card: { ...planCardCopy, buy: appPurchase.label },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

const { holder, officialMail, fraud } = securityPoints;

/** No promoters, no distributors. */
export const membershipSecurity = {
  title: security.title,
  intro: security.intro,
  points: [holder, officialMail, fraud],
} as const;

export const membershipComparison = {
  heading: ["Lado a ", "lado", ""],
  sub: "Renglón por renglón, con lo que traen y lo que no.",
} as const satisfies { heading: LoudHeading; sub: string };

const days = measure(membershipDays, "días");
const { firstMonth } = currentOffer;

/** Source: product specification, section 9. */
export const membershipConditions = {
  heading: ["Lo que incluyen ", `cada ${days}`, ""],
  sub: "Las reglas, antes de que pagues.",
  figures: {
    label: firstMonth ? "Plazos y datos extra" : "Plazos",
    items: [
      { figure: days, text: "dura tu membresía. Con cada una se renuevan tus datos y beneficios." },
      { figure: days, text: "naturales dura un paquete de datos o de roaming, desde que lo compras." },
      ...(firstMonth
        ? [{ figure: `+${firstMonth.percent}%`, text: `de GB en tu primer mes: ${firstMonthEach(" sube a")}.` }]
        : []),
    ],
  },
  questions: [
    {
      label: "¿Qué pasa si se me acaban los GB?",
      text: "Qué puedes comprar y qué sigue funcionando.",
      to: "/preguntas-frecuentes#se-acaban-los-gb",
    },
    {
      label: "¿Qué pasa con mi número si no renuevo?",
      text: "Cuánto tiempo lo conservas y cómo.",
      to: "/preguntas-frecuentes#no-renuevo",
    },
  ],
  noRefunds: {
    title: "Sin cancelaciones ni reembolsos",
    text: "Una vez compradas, las membresías y los paquetes no se cancelan ni se reembolsan. Si no quieres seguir, no contrates la siguiente.",
  },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const membershipRoaming = {
  heading: ["Activa tu ", "roaming", ""],
  sub: `En ${homeCountries} usas tus datos de siempre. En los demás destinos, actívalo así.`,
  link: { label: "Busca tu destino", to: "/roaming-cobertura" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const membershipLegal = { heading: "Legales", notes: [roamingLegalNote, portingNote] } as const;

export const membershipControl = {
  heading: ["Tú tienes ", "el control", ""],
  text: "Eliges, cambias y renuevas tu membresía cuando quieres. Nadie te amarra.",
  action: "Lo quiero",
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** A membership in one sentence, for search engines. */
export function membershipDescription(plan: Plan): string {
  const included = includedBenefits(plan.id, benefits).map(({ name }) => name);
  return `Membresía de ${measure(plan.durationDays, "días")}: ${[
    `${dataText(plan.dataGb)} en ${homeCountries}`,
    plan.calls,
    roamingText(plan.roaming),
    ...(included.length === 0 ? [] : [`incluye ${spanishList(included)}`]),
  ].join("; ")}.`;
}

/** Names of the operator and, if there is one, of the porting offer in the structured data. */
export const productNames = {
  brand: "wim",
  ...(portingSaving && { porting: `Al traer tu número, los primeros ${portingSaving.term}` }),
} as const;
