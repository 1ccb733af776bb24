/** Copy and data of the trip tool. Source: product specification, sections 3 and 9. */

import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { planCardCopy, plans } from "#content/plans/plans.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import { createSampleMark } from "#content/site/samples/sample-mark.ts";
import { formatDataAllowance, formatRoaming, formatRoamingArea, type PlanId } from "#domain/plans/plan.ts";
import { formatPriceTerms } from "#domain/plans/price/plan-price.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { PlanForTrip } from "#domain/trips/trip.ts";
import { roamingOpening } from "./roaming-page.ts";
import { roamingSampleNotice } from "./roaming-rows.ts";

/** The memberships, with the data that the trip tool needs. */
export const tripToolPlans: readonly PlanForTrip[] = plans.map(
  ({ id, name, regularPesos, promoPesos, dataGb, roaming }) => ({
    id,
    name,
    regularPesos,
    ...(promoPesos !== undefined && { promoPesos }),
    dataGb,
    roaming,
  }),
);

function createPlanTexts(plan: PlanForTrip) {
  const { regularPesos, promoPesos, dataGb, roaming } = plan;
  const terms = formatPriceTerms(plan, planCardCopy.price);
  const atHome = `en ${homeCountries}`;
  const [price, promo] = [formatPesos(regularPesos), promoPesos && formatPesos(promoPesos)];
  return {
    roaming: formatRoaming(roaming),
    ownData: `${formatDataAllowance(dataGb)} ${atHome}`,
    price: promo || price,
    ...(terms.portedNumber && { terms: terms.portedNumber }),
    priceSentence:
      promo && portingSaving
        ? `${promo} al traer tu número, los primeros ${portingSaving.term}; con número nuevo, ${price}.`
        : `${price} por ${formatQuantity(membershipDays, "días")}.`,
    figures: {
      roaming:
        roaming.kind === "none"
          ? []
          : [{ ...createAllowanceFigure(roaming), condition: `en ${formatRoamingArea(roaming.where)}` }],
      ownData: {
        label: "Datos",
        figure: dataGb === "unlimited" ? "Ilimitados" : formatQuantity(dataGb, "GB"),
        condition: atHome,
      },
      prices: [
        ...(promo && portingSaving
          ? [{ label: "Al traer tu número", figure: promo, condition: `los primeros ${portingSaving.term}` }]
          : []),
        {
          label: promo ? "Con número nuevo" : "Precio",
          figure: price,
          condition: `por ${formatQuantity(membershipDays, "días")}`,
        },
      ],
    },
  };
}

function createAllowanceFigure(roaming: Exclude<PlanForTrip["roaming"], { kind: "none" }>) {
  return roaming.kind === "upTo"
    ? { label: "Roaming: hasta", figure: formatQuantity(roaming.gb, "GB") }
    : { label: "Roaming", figure: "Ilimitado" };
}

/** The tool's script fills in the placeholders in braces. */
export const tripLookupCopy = {
  heading: "Busca tus destinos",
  field: { label: "¿A dónde vas?", example: "Tokio, Caribe…" },
  suggestions: "Sugerencias",
  unknown: {
    none: "No conocemos «{text}». Escribe el país en el que está.",
    like: "No conocemos «{text}». Elige el que quisiste decir, o escribe el país.",
    avoided: "No agregamos «{text}»: anota solo a dónde sí vas.",
    noPlace: "No encontramos un destino en «{text}». Escribe un país, una ciudad o un lugar.",
    empty: "Escribe un país, una ciudad o un lugar.",
    rest: "También falta aclarar {texts}.",
  },
  ambiguous: "Hay más de un lugar que se llama «{text}». Elige el tuyo.",
  suggestion: "¿Quisiste decir {name}?",
  countryNote: "{place} está en {country}.",
  mexicoNote: "{place} está en México: ahí no necesitas roaming.",
  trip: "Tu viaje",
  remove: "Quitar {name}",
  clear: "Empezar otro viaje",
  add: "Agregar",
  pass: {
    name: "wim · pase de datos",
    term: formatQuantity(membershipDays, "días"),
    exampleMark: "Ejemplo",
    example: "{place} con {plan}",
  },
  examples: { label: "Por ejemplo", codes: ["ES", "JP", "CO", "US"] },
  waiting: "Agrega un destino: aquí sale la membresía que lo cubre y menos cuesta.",
  answer: {
    covered: "{plan} cubre todo tu viaje",
    cheapest: "Es la que menos cuesta de las que lo cubren.",
    uncovered: "Ninguna membresía cubre {names}",
    noService: "Ahí no hay servicio: no cuentes con tu línea.",
    otherStops: "Para el resto de tu viaje te sirve {plan}.",
  },
  sea: {
    verdict: "En mar abierto no hay redes de tierra",
    notes: [
      "Los barcos venden redes propias, con precios propios: ninguna membresía las incluye. Pon tu celular en modo avión.",
      "En cada puerto cuenta el país del puerto: agrégalo a tu viaje.",
    ],
    stop: "Solo redes del barco, con precios propios: ninguna membresía las incluye",
  },
  inMexico: {
    covered: "En México no necesitas roaming",
    cheapest: "Tu línea funciona con cualquier membresía. Esta es la que menos cuesta.",
    otherStops: "En México no necesitas roaming. De todas las membresías, {plan} es la que menos cuesta.",
  },
  withGaps: {
    covered: "{plan} cubre lo más posible de tu viaje",
    cheapest: "Algunos destinos no tienen servicio: revisa la lista. De las que más cubren, esta cuesta menos.",
    otherStops: "Para el resto de tu viaje te sirve {plan}. Algunos destinos no tienen servicio: revisa la lista.",
  },
  stops: {
    heading: "Destino por destino",
    allPlans: "todas las membresías",
    noPlan: "ninguna membresía",
    planCount: "{plans}: {n} de {all} destinos",
    noService: "Sin servicio: {names}",
  },
  plans: Object.fromEntries(tripToolPlans.map((plan) => [plan.id, createPlanTexts(plan)])) as Record<
    PlanId,
    ReturnType<typeof createPlanTexts>
  >,
  rows: {
    listLabel: "Todas las membresías",
    partOfTrip: "Para el resto de tu viaje",
    yes: "Sí",
    no: "No",
    missing: "No cubre {names}",
    part: "{name} (una parte)",
    cheapest: "La que menos cuesta",
  },
  compare: roamingOpening.compare.label,
  ...createSampleMark(roamingSampleNotice),
} as const;
