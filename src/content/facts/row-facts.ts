/**
 * The facts that prose in rows can use in addition to those of legal texts: `{{membresias.desde}}` is "$500". Names are
 * Spanish, with a dot per level, and never change once used. A fact includes its unit and the no-break space before it.
 */
import { airplaneModeDurationText, apn, uninstalledProfileLifetimeText } from "#content/apn/apn.ts";
import { eidDialCode, eidLength, imeiLength } from "#content/devices/device-search.ts";
import { deviceCount, firstDeviceListMonth } from "#content/devices/phones.ts";
import { phonesWithoutEsimSummary } from "#content/devices/phones-without-esim.ts";
import { retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import { namedLegalFacts } from "#content/legal/facts/legal-text-facts.ts";
import { listPlanFacts } from "#content/legal/facts/product-facts.ts";
import { lineIdentification } from "#content/legal/line-identification.ts";
import { benefits } from "#content/plans/benefits.ts";
import { listPlanStates } from "#content/plans/plan-rows.ts";
import { formatPlanNames, plans, plansWithUnlimitedData } from "#content/plans/plans.ts";
import {
  appPriceNote,
  describePortingSaving,
  formatOfferEnd,
  offerEndText,
  portingSaving,
} from "#content/promotions/current-offer.ts";
import { signUpTimeText } from "#content/sign-up/sign-up-time.ts";
import { operator } from "#content/site/operator/operator.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Plan } from "#domain/plans/plan.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { type Facts, getFactValues, type LabeledFacts, listFactNames } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { buildBenefitPhrases, listBenefitPhraseVariants } from "./benefit-phrases.ts";
import { listFacts } from "./list-facts.ts";
import { pageFacts } from "./page-facts.ts";
import { buildPlanPhrases, joinPlanDescriptions } from "./plan-phrases.ts";

const [cheapest] = plans;
const anomalousMultipleText = namedLegalFacts["uso-anomalo.veces"]?.value ?? "";
const { hours } = portingRules;
/** Shortens an address to the form that people type, without `https://` and `www.`. */
function shortenAddress(href: string): string {
  const { hostname, pathname } = new URL(href);
  return hostname.replace(/^www\./, "") + pathname;
}
const formatPromoPrice = ({ promoPesos }: Plan) => (promoPesos === undefined ? "" : formatPesos(promoPesos));
const removeFullStop = (sentence: string) => sentence.replace(/\.$/, "");

const labeledRowFacts: LabeledFacts = {
  ...buildPlanPhrases(plans),
  /** Source: terms and conditions, clause 4.4. */
  "membresias.cambio": {
    label: "Cuándo se puede elegir otra membresía",
    value: "puedes elegir otra al contratar la siguiente",
  },
  /** Source: terms and conditions, clause 12.3. */
  "reembolsos.derechos": {
    label: "Que no reembolsar no quita los derechos de la ley",
    value: "Eso no quita los derechos que la ley te reconoce",
  },
  "uso-anomalo.regla": {
    label: "Qué es uso anómalo con datos ilimitados, sin punto",
    value:
      plansWithUnlimitedData.length === 0
        ? `Usar más de ${anomalousMultipleText} el promedio de una oferta es uso anómalo`
        : `Con ${formatPlanNames(plansWithUnlimitedData, "o")}, usar más de ${anomalousMultipleText} el promedio de esa oferta es uso anómalo`,
  },
  "oferta.portabilidad": {
    label: "Descuento de hoy al traer tu número",
    value: portingSaving?.text ?? "",
  },
  "oferta.descuento": { label: "Porcentaje de hoy al traer tu número", value: portingSaving?.percent ?? "" },
  "oferta.meses": { label: "Meses que dura el descuento al traer tu número", value: portingSaving?.term ?? "" },
  "oferta.vigencia": {
    label: "Hasta cuándo vale la oferta de hoy, o dónde consultarlo",
    value: offerEndText,
  },
  "app.confirma-precio": { label: "Que la app confirma el precio", value: removeFullStop(appPriceNote) },
  "oferta.precios": {
    label: "Precio de hoy de cada membresía al traer tu número",
    value: portingSaving ? joinPlanDescriptions(plans, formatPromoPrice) : "",
  },
  "oferta.precio-desde": {
    label: "Precio más bajo de hoy al traer tu número",
    value: formatPromoPrice(cheapest),
  },
  ...Object.fromEntries(
    plans.map((plan) => [
      `oferta.${plan.id}.precio`,
      {
        label: `${plan.name}: precio con oferta, al traer tu número (portabilidad)`,
        value: formatPromoPrice(plan),
      },
    ]),
  ),
  "respuesta.pendiente": {
    label: "Que falta la respuesta, y dónde preguntar",
    value: `Todavía no publicamos ese dato. Pregúntalo antes de contratar, al ${operator.phoneText} o en ${operator.emailText}`,
  },
  ...listFacts,
  "contratacion.tiempo": { label: "Lo que tardas en contratar", value: signUpTimeText },

  ...buildBenefitPhrases(benefits, plans),

  /** Source: product specification, section 9. */
  "contrasena.caracteres": { label: "Largo de una buena contraseña", value: formatQuantity(16, "caracteres") },
  "linea.primer-dia": { label: "El primer día de una membresía", value: "día\u00a01" },
  "beneficios.cuantos": { label: "Cuántos beneficios hay", value: formatQuantity(benefits.length, "beneficios") },
  "bigbox.codigos": { label: "Códigos de Bigbox que trae una membresía", value: formatQuantity(1, "código") },
  /** Minimum number of lounges worldwide. Source: fact file, section 9. */
  "loungekey.salas": { label: "Salas que LoungeKey anuncia", value: formatQuantity(1500, "salas") },

  "celulares.cuantos": { label: "Cuántos celulares hay en la lista", value: formatQuantity(deviceCount, "modelos") },
  "celulares.primera-lista": { label: "Mes de la primera lista de celulares", value: firstDeviceListMonth },
  "celulares.sin-esim": { label: "Celulares conocidos sin eSIM", value: phonesWithoutEsimSummary },
  "celular.buscar-iphone": {
    label: "Dónde buscar un iPhone perdido",
    value: shortenAddress(outsideLinks.finders.iphone),
  },
  "celular.buscar-android": {
    label: "Dónde buscar un Android perdido",
    value: shortenAddress(outsideLinks.finders.android),
  },
  "eid.codigo": { label: "Lo que se marca para ver el EID", value: eidDialCode },
  "eid.digitos": { label: "Dígitos del EID", value: eidLength },
  "imei.digitos": { label: "Dígitos del IMEI", value: imeiLength },
  "apn.nombre": { label: "APN de wim", value: apn.data },
  "apn.entrada": { label: "Cómo se llama el punto de acceso de wim", value: apn.entryName },
  "apn.espera": { label: "Cuánto esperar en modo avión", value: airplaneModeDurationText },
  "apn.espera-perfil": { label: "Cuánto dura un perfil sin instalar", value: uninstalledProfileLifetimeText },
  "linea.ejemplo": { label: "Número de ejemplo, con la lada del país", value: "+52\u00a055\u00a01234\u00a05678" },
  "linea.ejemplo.digitos": { label: "Número de ejemplo, solo los dígitos", value: "5512345678" },
  "portabilidad.horario": {
    label: "Horas en que una solicitud cuenta al momento",
    value: `${hours.from} a ${hours.to}\u00a0h`,
  },
  "portabilidad.inicio": { label: "Hora en que empieza el horario", value: `${hours.from}\u00a0h` },
  "identificacion.deber": {
    label: "Lo que la ley pide de cada línea",
    value: removeFullStop(lineIdentification.duty.replace("La", "la")),
  },
  "identificacion.tramite": {
    label: "Quién publica el trámite de identificación",
    value: removeFullStop(lineIdentification.procedure),
  },
  /** Minimum side of a target. Source: WCAG 2.2, success criterion 2.5.8. */
  "accesibilidad.botones": { label: "Lo menos que mide un botón por lado", value: formatQuantity(24, "px") },
  "decalogo.principios": { label: "Principios del decálogo de derechos", value: "14" },
  "emergencias.retirados": {
    label: "Números que el 911 sustituyó",
    value: formatSpanishList(retiredEmergencyNumbers.rows.map(({ number }) => number)),
  },

  ...pageFacts,
};

/** The facts of rows and of legal texts, because answers to questions use both. */
const labeledFacts: LabeledFacts = { ...namedLegalFacts, ...labeledRowFacts };
export const rowFacts: Facts = getFactValues(labeledFacts);

const planStates = listPlanStates({});

/** Values of the facts about memberships, today and after each coming change. */
const planFactsByDay: readonly Facts[] = planStates.map(({ plans: rows }) =>
  getFactValues({ ...buildPlanPhrases(rows), ...listPlanFacts(rows) }),
);

/** Picks, for each fact, the first value that no other value surpasses. */
const pickBestValues = (all: readonly Facts[], isBetter: (one: string, other: string) => boolean): Facts =>
  Object.assign(
    {},
    ...all.flatMap(Object.keys).map((name) => {
      const values = all.flatMap((facts) => facts[name] ?? []);
      return { [name]: values.reduce((best, each) => (isBetter(each, best) ? each : best)) };
    }),
  );

/** Values of the facts about each benefit with other statuses, because a text must also fit after a change. */
const benefitFactVariants = listBenefitPhraseVariants(benefits, plans).map((facts) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name.endsWith(".costo"))),
);

const maximumOffer = { percent: 100, months: 24, to: "2026-09-30" } as const;

/** Today's facts, but each fact of an offer has its longest possible value: for checks of lengths. */
export const longestOfferFacts: Facts = {
  ...rowFacts,
  ...listOfferFacts({ ...maximumOffer, pesos: ({ regularPesos }) => regularPesos }),
};

const findHighestPrice = ({ id }: Plan) =>
  Math.max(...planStates.flatMap((state) => state.plans.map((plan) => (plan.id === id ? plan.regularPesos : 0))));

/**
 * {@link longestOfferFacts}, with the longest values that the facts of the memberships have today or after a coming
 * change. A text that fits with these values also fits on the days on which the facts change.
 */
export const longestRowFacts: Facts = {
  ...longestOfferFacts,
  ...listOfferFacts({ ...maximumOffer, pesos: findHighestPrice }),
  ...pickBestValues([...planFactsByDay, ...benefitFactVariants], (one, other) => one.length > other.length),
};

/** The facts with the shortest values of those of the offer and the memberships, for minimum lengths. */
export const shortestRowFacts: Facts = {
  ...rowFacts,
  ...listOfferFacts({ percent: 1, months: 1, pesos: () => 1 }),
  ...pickBestValues([...planFactsByDay, ...benefitFactVariants], (one, other) => one.length < other.length),
};

type OfferFigures = { percent: number; months: number; to?: IsoDay; pesos: (plan: Plan) => number };

/** Lists the values of an offer's facts; without `to`, the days of the offer are unconfirmed. */
export function listOfferFacts({ percent, months, to, pesos }: OfferFigures): Facts {
  const saving = describePortingSaving({ percent, months });
  return {
    "oferta.portabilidad": saving.text,
    "oferta.descuento": saving.percent,
    "oferta.meses": saving.term,
    "oferta.vigencia": formatOfferEnd(to === undefined ? {} : { days: { from: to, to } }),
    "oferta.precios": joinPlanDescriptions(plans, (plan) => formatPesos(pesos(plan))),
    "oferta.precio-desde": formatPesos(pesos(cheapest)),
    ...Object.fromEntries(plans.map((plan) => [`oferta.${plan.id}.precio`, formatPesos(pesos(plan))])),
  };
}

/**
 * Whether a fact is about the offer. These facts are empty on days without an offer, so only texts that can be left out
 * or replaced may use them.
 */
export const isOfferFact = (name: string): boolean => name.startsWith("oferta.");

export const usesOfferFact = (text: string): boolean => listFactNames(text).some(isOfferFact);

export const usesOnlyKnownFacts = (text: string): boolean =>
  listFactNames(text).every((name) => Object.hasOwn(rowFacts, name));

/** The facts that the editor offers, by name. Legal texts cannot use the facts with `isRowFact`. */
export const editorFacts: Readonly<Record<string, LabeledFacts[string] & { isRowFact?: boolean }>> = Object.fromEntries(
  Object.entries(labeledFacts).map(([name, fact]) => [
    name,
    labeledRowFacts[name] ? { ...fact, isRowFact: true } : fact,
  ]),
);
