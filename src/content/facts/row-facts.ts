/**
 * The facts that prose in rows can use in addition to those of legal texts: `{{membresias.desde}}` is "$500". Names are
 * Spanish, with a dot per level, and never change once used. A fact includes its unit and the no-break space before it.
 */
import { airplaneModeDuration, apn, uninstalledProfileLifetime } from "#content/apn/apn.ts";
import { eidDialCode, eidLength, imeiLength } from "#content/devices/device-search.ts";
import { deviceCount, firstDeviceListMonth } from "#content/devices/devices.ts";
import { phonesWithoutEsimSummary } from "#content/devices/phones-without-esim.ts";
import { retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import { namedLegalFacts } from "#content/legal/legal-text-facts.ts";
import { lineIdentification } from "#content/legal/line-identification.ts";
import { formatPlansWithStatus } from "#content/plans/benefit-status.ts";
import { benefits } from "#content/plans/benefits.ts";
import {
  formatPlanNames,
  pickVerbForm,
  plans,
  plansWithoutRoaming,
  plansWithRoaming,
  plansWithUnlimitedData,
} from "#content/plans/plans.ts";
import { signUpTimeText } from "#content/plans/sign-up-time.ts";
import {
  appPriceNote,
  describePortingSaving,
  formatOfferEnd,
  offerEndText,
  portingSaving,
} from "#content/promotions/current-offer.ts";
import { operator } from "#content/site/operator/operator.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { portabilityRules } from "#domain/lines/portability.ts";
import type { Benefit } from "#domain/plans/plan.ts";
import { type Facts, getFactValues, type LabeledFacts, listFactNames } from "#domain/text/facts/fact-references.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import {
  limitedRoamingPhrase,
  planDataPhrase,
  planPricesPhrase,
  planRoamingPhrase,
  portingPricesPhrase,
  unlimitedRoamingPhrase,
} from "./membership-phrases.ts";

const [cheapest] = plans;
const anomalousFactor = namedLegalFacts["uso-anomalo.veces"]?.value ?? "";
const { hours } = portabilityRules;
const nameOf = (wanted: Benefit["id"]) => benefits.find(({ id }) => id === wanted)?.name ?? "";
/** Benefits that no membership includes, but that can be added to every membership. */
const apart = benefits.filter(({ status }) => plans.every(({ id }) => status[id] === "addOn"));
/** An address as people type it, without `https://` and `www.`. */
function shortAddress(href: string): string {
  const { hostname, pathname } = new URL(href);
  return hostname.replace(/^www\./, "") + pathname;
}
const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");

const own: LabeledFacts = {
  "membresias.nombres": { label: "Nombres de las membresías", value: formatPlanNames(plans) },
  "membresias.palabras": {
    label: "Nombres de las membresías, sueltos para el buscador",
    value: plans.map(({ name }) => name).join(" "),
  },
  "membresias.desde": { label: "Precio regular más bajo", value: formatPesos(cheapest.regularPesos) },
  "membresias.precios": { label: "Precio regular de cada membresía", value: planPricesPhrase },
  "membresias.datos": { label: "Datos de cada membresía", value: planDataPhrase },
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
  "membresias.ilimitadas.alternativa": {
    label: "Membresías con datos ilimitados, con «o»",
    value: formatPlanNames(plansWithUnlimitedData, "o"),
  },
  "uso-anomalo.regla": {
    label: "Qué es uso anómalo con datos ilimitados, sin punto",
    value: `Con ${formatPlanNames(plansWithUnlimitedData, "o")}, usar más de ${anomalousFactor} el promedio de esa oferta es uso anómalo`,
  },
  "membresias.sin-roaming.tienen": {
    label: "«tiene» o «tienen», según cuántas no incluyen roaming",
    value: pickVerbForm(plansWithoutRoaming, "tiene", "tienen"),
  },
  "membresias.sin-roaming.funcionan": {
    label: "«funciona» o «funcionan», según cuántas no incluyen roaming",
    value: pickVerbForm(plansWithoutRoaming, "funciona", "funcionan"),
  },
  "membresias.con-roaming.alternativa": {
    label: "Membresías con roaming, con «o»",
    value: formatPlanNames(plansWithRoaming, "o"),
  },
  "roaming.por-zona": { label: "Qué membresías tienen roaming, por zona", value: planRoamingPhrase },
  "roaming.limitado": { label: "Membresías con roaming hasta un tope, con sus GB", value: limitedRoamingPhrase },
  "roaming.ilimitado": { label: "Membresías con roaming ilimitado, en una frase", value: unlimitedRoamingPhrase },
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
  "app.confirma-precio": { label: "Que la app confirma el precio", value: withoutStop(appPriceNote) },
  "oferta.precios": { label: "Precio de hoy de cada membresía al traer tu número", value: portingPricesPhrase },
  "oferta.precio-desde": {
    label: "Precio más bajo de hoy al traer tu número",
    value: cheapest.promoPesos === undefined ? "" : formatPesos(cheapest.promoPesos),
  },
  "respuesta.pendiente": {
    label: "Que falta la respuesta, y dónde preguntar",
    value: `Todavía no publicamos ese dato. Pregúntalo antes de contratar, al ${operator.phone} o en ${operator.email}`,
  },
  "contratacion.tiempo": { label: "Lo que tardas en contratar", value: signUpTimeText },

  "beneficio.amazon-prime.nombre": { label: "Nombre de Amazon Prime", value: nameOf("amazonPrime") },
  "beneficio.amazon-prime.incluido.alternativa": {
    label: "Membresías que incluyen Amazon Prime, con «o»",
    value: formatPlansWithStatus("amazonPrime", "included", "o"),
  },
  "beneficio.paramount.nombre": { label: "Nombre de Paramount+", value: nameOf("paramount") },
  "beneficio.loungekey.nombre": { label: "Nombre de LoungeKey", value: nameOf("loungekey") },
  "beneficio.bigbox.nombre": { label: "Nombre de Bigbox", value: nameOf("bigbox") },
  "beneficios.aparte": {
    label: "Beneficios que ninguna membresía incluye",
    value: formatSpanishList(apart.map(({ name }) => name)),
  },

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
    value: shortAddress(outsideLinks.finders.iphone),
  },
  "celular.buscar-android": {
    label: "Dónde buscar un Android perdido",
    value: shortAddress(outsideLinks.finders.android),
  },
  "eid.codigo": { label: "Lo que se marca para ver el EID", value: eidDialCode },
  "eid.digitos": { label: "Dígitos del EID", value: eidLength },
  "imei.digitos": { label: "Dígitos del IMEI", value: imeiLength },
  "apn.nombre": { label: "APN de wim", value: apn.data },
  "apn.entrada": { label: "Cómo se llama el punto de acceso de wim", value: apn.entryName },
  "apn.espera": { label: "Cuánto esperar en modo avión", value: airplaneModeDuration },
  "apn.espera-perfil": { label: "Cuánto dura un perfil sin instalar", value: uninstalledProfileLifetime },
  "linea.ejemplo": { label: "Número de ejemplo, con la lada del país", value: "+52\u00a055\u00a01234\u00a05678" },
  "linea.ejemplo.digitos": { label: "Número de ejemplo, solo los dígitos", value: "5512345678" },
  "portabilidad.horario": {
    label: "Horas en que una solicitud cuenta al momento",
    value: `${hours.from} a ${hours.to}\u00a0h`,
  },
  "portabilidad.inicio": { label: "Hora en que empieza el horario", value: `${hours.from}\u00a0h` },
  "identificacion.deber": {
    label: "Lo que la ley pide de cada línea",
    value: withoutStop(lineIdentification.duty.replace("La", "la")),
  },
  "identificacion.tramite": {
    label: "Quién publica el trámite de identificación",
    value: withoutStop(lineIdentification.procedure),
  },
  /** Minimum side of a target. Source: WCAG 2.2, success criterion 2.5.8. */
  "accesibilidad.botones": { label: "Lo menos que mide un botón por lado", value: formatQuantity(24, "px") },
  "decalogo.principios": { label: "Principios del decálogo de derechos", value: "14" },
  "emergencias.retirados": {
    label: "Números que el 911 sustituyó",
    value: formatSpanishList(retiredEmergencyNumbers.rows.map(({ number }) => number)),
  },
};

/** Includes the facts of legal texts, so that answers to questions and legal texts use the same facts. */
const named: LabeledFacts = { ...namedLegalFacts, ...own };
export const rowFacts: Facts = getFactValues(named);

/**
 * The facts with those of the offer at their longest, of any offer that staff may enter. Lengths are measured with
 * these, so that a text that fits today also fits on the first day of the next offer.
 */
export const longestRowFacts: Facts = {
  ...rowFacts,
  ...listOfferFacts({ percent: 100, months: 24, to: "2026-09-30", pesos: cheapest.regularPesos }),
};

/** The facts with those of the offer at their shortest, for minimum lengths. */
export const shortestRowFacts: Facts = {
  ...rowFacts,
  ...listOfferFacts({ percent: 1, months: 1, pesos: 1 }),
};

type OfferFigures = { percent: number; months: number; to?: IsoDay; pesos: number };

/** The values of the offer's facts for an offer; without `to`, its days are unconfirmed. */
export function listOfferFacts({ percent, months, to, pesos }: OfferFigures): Facts {
  const saving = describePortingSaving({ percent, months });
  return {
    "oferta.portabilidad": saving.text,
    "oferta.descuento": saving.percent,
    "oferta.meses": saving.term,
    "oferta.vigencia": formatOfferEnd(to === undefined ? {} : { days: { from: to, to } }),
    // No discounted price is longer than the regular one.
    "oferta.precios": planPricesPhrase,
    "oferta.precio-desde": formatPesos(pesos),
  };
}

/** Without an offer, its facts are empty, so only texts that can be left out or replaced may use them. */
export const isOfferFact = (name: string): boolean => name.startsWith("oferta.");

export const usesOfferFact = (text: string): boolean => listFactNames(text).some(isOfferFact);

export const usesOnlyKnownFacts = (text: string): boolean =>
  listFactNames(text).every((name) => Object.hasOwn(rowFacts, name));

/** The facts offered in the editor, by name. Legal texts cannot use the facts with `isOfRows`. */
export const editorFacts: Readonly<Record<string, LabeledFacts[string] & { isOfRows?: boolean }>> = Object.fromEntries(
  Object.entries(named).map(([name, fact]) => [name, own[name] ? { ...fact, isOfRows: true } : fact]),
);
