/**
 * What the site says about roaming. Source: product specification, sections 2, 3, 5 and 9; for the steps, phone makers'
 * menus.
 */

import { homeCountries, membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import { agreeing, planNames, plans, plansWithoutRoaming, plansWithRoaming } from "#content/plans/plans.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { measure } from "#domain/measure.ts";
import { areaText, type Plan, type PlanId, type RoamingArea } from "#domain/plan.ts";
import { spelledCount } from "#domain/spelled-count.ts";
import { covers } from "#domain/trip.ts";
import { europeanDestinations, roamingRegions } from "./roaming-destinations.ts";
import { roamingSample } from "./roaming-rows.ts";

const days = measure(membershipDays, "días naturales");
const countText = (count: number) => measure(count, "destinos");
const europeCount = countText(europeanDestinations.destinations.length);
const worldCount = countText(roamingCountries);

const withoutRoaming = `${planNames(plansWithoutRoaming)} no ${agreeing(plansWithoutRoaming, "tiene", "tienen")} roaming`;

type Coverage = {
  plan: Plan;
  where: RoamingArea;
  /** `10 GB`, or the word for unlimited. */
  allowance: string;
  /** How many destinations. */
  count: string;
  /** The first membership with the same destinations, if it is another one. */
  sameAs: Plan | undefined;
};

/** What each membership with roaming covers, cheapest first. */
const coverages: readonly Coverage[] = plansWithRoaming.map((plan) => {
  const { roaming } = plan;
  const { where } = roaming;
  const first = plansWithRoaming.find((other) => areaText(other.roaming.where) === areaText(where));
  return {
    plan,
    where,
    allowance: roaming.kind === "upTo" ? measure(roaming.gb, "GB") : "Ilimitado",
    count: "name" in where ? europeCount : worldCount,
    sameAs: first === plan ? undefined : first,
  };
});

/** Ids of the page's sections; the lists have their own. */
export const roamingAnchors = {
  trip: "tu-viaje",
  destinations: "destinos",
  activation: "activa-tu-roaming",
  before: "antes-de-viajar",
  legal: "nota-legal",
} as const;

export const roamingOpening = {
  heading: ["Roaming en ", measure(roamingCountries, "países"), ""],
  withoutScript: "Para armar tu viaje hace falta JavaScript. Sin él, la lista dice con qué membresías tienes roaming.",
  list: { label: "Mira todos los destinos", href: `#${roamingAnchors.destinations}` },
  compare: { label: "Compara membresías", to: "/membresias" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const tripSection = {
  heading: `Las ${spelledCount(plans.length)}, en tu viaje`,
  sub: `Precio por ${measure(membershipDays, "días")}. La dirección de esta página guarda tu viaje: cópiala para compartirlo.`,
} as const;

export const destinationSection = {
  heading: "Todos los destinos",
  sub: `Cada país dice con qué membresías tienes roaming. ${withoutRoaming}.`,
  /** Before the names of the memberships of a region. */
  with: "con",
} as const;

const perMembership = `cada ${measure(membershipDays, "días")}`;
const groupsOf = (regions: typeof roamingRegions): DestinationNames[] =>
  regions.map(({ name, destinations }) => ({
    heading: name,
    count: countText(destinations.length),
    names: destinations.map((destination) => destination.name),
    plans: plansWithRoaming.filter(({ roaming }) => destinations.every(({ zone }) => covers(roaming, zone))),
  }));

type DestinationNames = {
  heading: string;
  count: string;
  names: readonly string[];
  plans: readonly Pick<Plan, "id" | "name">[];
};

type PlanDestinations = {
  id: string;
  planId: PlanId;
  heading: string;
  count: string;
  figure: string;
  figureNote: string;
  groups: readonly DestinationNames[];
  same?: { text: string; link: { label: string; href: string } };
};

/** What the specification calls the list without a limit; the others have the name of their membership. */
const unlimitedList = "Unlimited";
const isUnlimited = ({ roaming }: Plan) => roaming.kind === "unlimited";
const listId = (plan: Plan) => (isUnlimited(plan) ? unlimitedList : plan.name).toLowerCase();

const areaName = (where: RoamingArea) => ("name" in where ? where.name : "el mundo");

/** One list for each membership with roaming; one with the destinations of an earlier list links to it instead. */
export const destinationLists: readonly PlanDestinations[] = coverages.map((coverage) => {
  const { plan, where, allowance, count, sameAs } = coverage;
  return {
    id: listId(plan),
    planId: plan.id,
    heading: plan.name,
    count: "name" in where || sameAs ? `${count} en ${areaName(where)}` : `${count} en el mundo: los de Europa y estos`,
    figure: allowance,
    figureNote: isUnlimited(plan) ? "sin tope" : `como máximo, ${perMembership}`,
    groups: sameAs ? [] : groupsOf("name" in where ? [europeanDestinations] : roamingRegions),
    ...(sameAs && {
      same: {
        text: `${plan.name} tiene los mismos ${count} que ${sameAs.name}, ${isUnlimited(plan) ? "sin límite de GB" : `con ${allowance} como máximo`}.`,
        link: { label: `Consulta los ${count} de ${sameAs.name}`, href: `#${listId(sameAs)}` },
      },
    }),
  };
});

export const roamingActivation: { heading: string; steps: readonly { heading: string; text: string }[] } = {
  heading: "Activa tu roaming",
  steps: [
    { heading: "Revisa tu destino", text: "Confirma que tu membresía cubre todos los países de tu viaje." },
    {
      heading: "Enciende el roaming",
      text: "En iPhone: abre Configuración, Datos celulares, tu línea y enciende «Itinerancia de datos». En Android: abre Redes móviles y enciende «Datos en roaming» o «Itinerancia de datos».",
    },
    { heading: "Usa wim para tus datos", text: "Si tu celular tiene dos líneas, deja la de wim como línea de datos." },
    { heading: "Reinicia al llegar", text: "Al aterrizar, reinicia tu celular para que encuentre la red del país." },
  ],
};

export const beforeTravelling = {
  heading: "Antes de hacer la maleta",
  points: [
    {
      icon: "clock",
      heading: "Revisa tus GB y tus días",
      text: `La app te dice cuántos GB y cuántos días te quedan. Tu membresía dura ${days}: cuida que alcance hasta tu regreso.`,
      link: { label: "Conoce tus consumos", to: "/conoce-tus-consumos" },
    },
    {
      icon: "warning",
      heading: "Fuera de tu lista no hay servicio",
      text: "En un país que tu membresía no cubre, tu línea no funciona. Guarda mapas y reservaciones en tu celular, y usa Wi-Fi.",
    },
    {
      icon: "globe",
      heading: withoutRoaming,
      text: `${planNames(plansWithoutRoaming)} ${agreeing(plansWithoutRoaming, "funciona", "funcionan")} en ${homeCountries}. Para ir más lejos, elige ${planNames(plansWithRoaming, "o")}.`,
    },
  ],
} as const;

export const roamingLegalNote: { title: string; paragraphs: readonly string[] } = {
  title: "Nota legal de roaming",
  paragraphs: [
    `El roaming de tu membresía dura ${days} desde que la contratas. Un paquete de roaming dura ${days} desde que lo compras.`,
    "Una vez contratado, el roaming no se cancela.",
    "Fuera de los países de tu membresía o de tu paquete no hay servicio.",
    `${homeCountries} no son roaming: están incluidos en todas las membresías, con sus GB, llamadas y SMS. ${planNames(plansWithoutRoaming)} no ${agreeing(plansWithoutRoaming, "incluye", "incluyen")} roaming.`,
    `La oferta se anuncia como «${measure(roamingCountries, "países")}». La lista de este sitio cuenta ${worldCount}, entre países y territorios${roamingSample.isSample ? ", y es de muestra" : ""}.`,
    `La lista «${unlimitedList}» es la de ${planNames(plansWithRoaming.filter(isUnlimited))}.`,
    "La política de uso prohíbe el uso anormal del roaming.",
    "La lista de ciudades del buscador viene de GeoNames, con licencia CC BY 4.0, y fue modificada para este sitio.",
  ],
};

export const roamingClosing = {
  heading: "¿Lista tu maleta? Falta tu línea.",
  text: `Elige la membresía que cubre tu viaje. ${portingSaving ? `Si traes tu número, pagas ${portingSaving.text}.` : "Si quieres, trae tu número."}`,
  compare: { label: "Compara membresías", to: "/membresias" },
  port: { label: "Trae tu número", to: "/portabilidad" },
} as const satisfies { heading: string; [part: string]: unknown };
