/** What the memberships page says, from top to bottom. Source: product specification, sections 1 to 3 and 9. */

import { security } from "#content/help/security.ts";
import { portingNote } from "#content/legal/legal-notes.ts";
import { benefits } from "#content/plans/benefits.ts";
import { appPurchase } from "#content/plans/plan-purchase.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { firstMonthEach, planCardCopy, planCount, plans } from "#content/plans/plans.ts";
import { appConfirms, currentOffer, portingSaving } from "#content/promotions/current-offer.ts";
import { roamingLegalNote } from "#content/roaming/roaming.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { measure } from "#domain/measure.ts";
import { areaText, dataText, includedBenefits, type Plan, type PlanId, roamingText } from "#domain/plan.ts";
import { spanishList } from "#domain/spanish-list.ts";

/** What each membership is for, in the words of the dial. */
const uses: Readonly<Record<PlanId, string>> = {
  rookie: "Para mensajes, mapas y redes de todos los días.",
  community: "Para ver series en el camino.",
  legend: "Para trabajar fuera y viajar.",
  ultimate: "Para no contar los GB, ni aquí ni de viaje.",
};

/** Ids of the page's sections. `download` is the specification's. */
export const membershipAnchors = {
  plans: "planes",
  finder: "encuentra-la-tuya",
  comparison: "comparativa",
  security: "mantente-a-salvo",
  cost: "lo-que-pagas",
  conditions: "condiciones",
  roaming: "roaming",
  legal: "legales",
  download: "descargaApp",
} as const;

export const membershipsOpening = {
  heading: ["Membresías ", "irresistibles", ""],
  start: "community",
  sentences: Object.fromEntries(plans.map((plan) => [plan.id, sentenceOf(plan)])) as Record<PlanId, string>,
  copy: {
    legend: "Elige por sus GB",
    price: planCardCopy.price,
    numberSwitch: planCardCopy.numberSwitch,
    buy: appPurchase.label,
  },
  purchaseUrl: `#${membershipAnchors.download}`,
} as const satisfies { heading: LoudHeading; start: PlanId; [part: string]: unknown };

/** `Para ver series en el camino. Incluye hasta 10 GB de roaming en Europa y Amazon Prime.` */
function sentenceOf({ id, roaming }: Plan): string {
  const included = includedBenefits(id, benefits).map(({ name }) => name);
  if (roaming.kind === "none") return `${uses[id]} Sin roaming: funciona en ${homeCountries}.`;
  const gb = roaming.kind === "unlimited" ? "roaming ilimitado" : `hasta ${measure(roaming.gb, "GB")} de roaming`;
  return `${uses[id]} Incluye ${spanishList([`${gb} en ${areaText(roaming.where)}`, ...included])}.`;
}

export const membershipPlans = {
  heading: `Las ${planCount}, de frente`,
  sub: `Sin plazo forzoso. ${appConfirms}`,
  card: { ...planCardCopy, buy: appPurchase.label, numberSwitch: undefined },
} as const satisfies { heading: string; [part: string]: unknown };

/** No promoters, no distributors. */
export const membershipSecurity = {
  title: security.title,
  intro: security.intro,
  points: [
    "Solo la persona titular hace gestiones o cambia sus datos, en la app.",
    "Lo oficial llega al correo que registró la persona titular.",
    "Si sospechas de un fraude, repórtalo de inmediato al soporte dentro de la app.",
  ],
} as const;

export const membershipComparison = {
  heading: "Lado a lado",
  sub: "Con lo que traen y lo que no.",
} as const satisfies { heading: string; sub: string };

const days = measure(membershipDays, "días");
const { firstMonth } = currentOffer;

/** Source: product specification, section 9. */
export const membershipConditions = {
  heading: "Lo que incluyen",
  figures: {
    label: firstMonth ? "Plazos y datos extra" : "Plazos",
    items: [
      {
        figure: days,
        text: "naturales por membresía, que renueva tus datos y beneficios. Lo mismo dura un paquete de datos o de roaming.",
      },
      ...(firstMonth
        ? [{ figure: `+${firstMonth.percent}%`, text: `de GB en tu primer mes: ${firstMonthEach(" sube a")}.` }]
        : []),
    ],
  },
  questions: [
    {
      label: "¿Qué pasa si se me acaban los GB?",
      to: "/preguntas-frecuentes#se-acaban-los-gb",
    },
    {
      label: "¿Qué pasa con mi número si no renuevo?",
      to: "/preguntas-frecuentes#no-renuevo",
    },
  ],
  noRefunds: {
    title: "Sin cancelaciones ni reembolsos",
    text: "Una vez compradas, las membresías y los paquetes no se cancelan ni se reembolsan. Si no quieres seguir, no contrates la siguiente.",
  },
} as const satisfies { heading: string; [part: string]: unknown };

export const membershipRoaming = {
  heading: "Activa tu roaming",
  sub: `En ${homeCountries} usas tus datos de siempre. En los demás destinos, actívalo así.`,
  /** On phones, what unfolds the steps. */
  fold: "Mira los pasos",
  link: { label: "Busca tu destino", to: "/roaming-cobertura" },
} as const satisfies { heading: string; [part: string]: unknown };

export const membershipLegal = { heading: "Legales", notes: [roamingLegalNote, portingNote] } as const;

export const membershipControl = {
  heading: "Tú tienes el control",
  text: "Eliges, cambias y renuevas tu membresía cuando quieres. Nadie te amarra.",
  action: "Lo quiero",
} as const satisfies { heading: string; [part: string]: unknown };

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
