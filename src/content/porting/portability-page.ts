/**
 * What the portability page says. Source: product specification, sections 2, 4, 5 and 9; anything not there comes from
 * the Ley en Materia de Telecomunicaciones y Radiodifusión and the portability rules, named where they are used.
 */

import { planCount } from "#content/plans/plans.ts";
import { appConfirms, portingSaving } from "#content/promotions/current-offer.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { federalCalendar } from "#domain/business-calendar.ts";
import { dayAt, instantOf } from "#domain/civil-time.ts";
import { measure } from "#domain/measure.ts";
import { entryOf, latestExecution, portabilityRules } from "#domain/portability.ts";
import { spokenDayOfYear, spokenTime } from "#domain/spanish-time.ts";

const { hours, executionHours, nip, recoveryDays, reversionBusinessDays } = portabilityRules;
const nipDigits = measure(nip.digits, "dígitos");
const longest = measure(executionHours, "horas");
const opening = `${hours.from}\u00a0h`;
const openHours = `${hours.from} a ${hours.to}\u00a0h`;

const toPlans = { label: "Compara las membresías", to: "/membresias" } as const;

/** Ids of the page's sections. */
export const portabilityAnchors = {
  steps: "pasos",
  who: "quien-puede",
  times: "plazos",
  moves: "que-viene-contigo",
  rights: "tus-derechos",
  undo: "revertir-o-recuperar",
  status: "estado",
} as const;

export const portabilityOpening = {
  tag: "Cambiarte es gratis",
  heading: portingSaving
    ? ["Trae tu número y paga ", `${portingSaving.percent} menos`, ""]
    : ["Trae tu número y ", "quédate con él", ""],
  intro: `${portingSaving ? `El descuento dura tus primeros ${portingSaving.term}. ` : ""}Tu número es el mismo; el cambio tarda ${longest} como máximo.`,
  check: { label: "Revisa si puedes", href: `#${portabilityAnchors.who}` },
  /** In the picture: an example. */
  scene: { number: "55 1234 5678", from: "Antes", to: "wim" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** The deadlines in the order in which they come. */
export const portabilityDeadlines = {
  label: "Los plazos de tu portabilidad",
  stops: [
    {
      label: "Pides tu NIP",
      when: measure(nip.days, "días naturales"),
      details: ["vale desde que lo generas"],
    },
    { label: "Haces tu solicitud", when: openHours, details: ["de un día hábil: así cuenta al momento"] },
    {
      label: "Llega tu número",
      when: measure(executionHours, "h"),
      details: ["como máximo, desde que tu solicitud cuenta"],
    },
    {
      label: "Si no lo pediste",
      when: measure(reversionBusinessDays, "días hábiles"),
      details: ["tienes para revertir el cambio"],
    },
  ],
} as const;

export const portabilitySteps = {
  heading: "Cámbiate en seis pasos",
  sub: "Todo desde tu celular, en la app.",
  /** Name of the steps for search engines. */
  name: "Cómo traer tu número a wim",
  steps: [
    {
      heading: "Pide tu NIP",
      text: `Desde la línea que traes, envía un SMS con la palabra ${nip.sms} al ${nip.dial}. También puedes llamar al ${nip.dial}.`,
    },
    { heading: "Descarga la app", text: "Es la única forma de hacer el trámite. No necesitas ir a ningún lugar." },
    {
      heading: "Elige tu membresía",
      text: `Hay ${planCount}. ${portingSaving ? `Al traer tu número pagas ${portingSaving.text}. ` : ""}${appConfirms}`,
    },
    { heading: "Conserva tu número", text: "En la app, elige «Conservar mi número». Así sigue siendo el tuyo." },
    { heading: "Captura tu NIP", text: `Escribe los ${nipDigits} en la app y elige el día de tu cambio.` },
    {
      heading: "Espera el aviso",
      text: "Tu número llega en la madrugada del día que elegiste. Mientras tanto, instala tu eSIM.",
    },
  ],
} as const;

/** Source: product specification, sections 1, 5 and 9. */
export const nipNotice = {
  title: "Tu NIP es solo tuyo",
  paragraphs: ["Nadie de wim te llama ni te escribe para pedirte el NIP. Captúralo tú, y solo en la app."],
} as const;

export const whoCanPort = {
  heading: "Quién puede traer su número",
  points: [
    `Tu línea está activa, o se canceló hace ${measure(recoveryDays, "días naturales")} o menos.`,
    "Es un número de celular: se porta de celular a celular, no desde un teléfono fijo.",
    "Es la misma modalidad: de prepago a prepago o de pospago a pospago. wim es de prepago.",
    "Tu celular es compatible con eSIM y está desbloqueado.",
    "El trámite lo haces tú, como titular de la línea.",
  ],
  postpaid: "¿Tienes pospago? Pregunta a tu compañía si puede pasarte antes a prepago.",
  compatibility: { label: "Revisa si tu celular es compatible", to: "/esim#compatibilidad-eSIM" },
} as const;

export const portabilityTimes = {
  heading: "Cómo cuenta el tiempo",
  paragraphs: [
    `Tu solicitud cuenta al momento si la haces de ${openHours} de un día hábil.`,
    `A cualquier otra hora cuenta desde las ${opening} del siguiente día hábil. También si es temprano: espera a que den las ${opening} y cuenta ese mismo día.`,
    `Desde que cuenta, el cambio tarda ${longest} como máximo. Se hace en la madrugada del día que eliges.`,
    `Tu NIP tiene ${nipDigits} y vale ${measure(nip.days, "días naturales")} desde que lo generas. Para oírlo otra vez hay ${measure(nip.callBacks, "llamadas")} de retorno.`,
    "Puedes quedarte sin servicio un rato durante el cambio. Al terminar, reinicia tu celular.",
  ],
  /** Source: Ley Federal del Trabajo, article 74; see docs/decisions/0013. */
  calendarNote:
    "Contamos como hábiles los días de lunes a viernes. Quitamos los descansos obligatorios del artículo 74 de la Ley Federal del Trabajo. La respuesta que cuenta es la de la app.",
  fold: "Las reglas y cinco ejemplos",
  table: {
    caption: "Ejemplos de noviembre de 2026, hora del centro de México",
    columns: { requested: "Si la haces", entered: "Cuenta", latest: "A más tardar" },
    rows: [
      example("2026-11-17", "12:30", "En horario"),
      example("2026-11-17", "08:30", "Antes del horario"),
      example("2026-11-20", "17:30", "Después del horario"),
      example("2026-11-21", "12:00", "Fin de semana"),
      example("2026-11-13", "17:30", "Antes de un puente"),
    ],
  },
} as const;

export const whatMoves = {
  summary: "Qué te llevas y qué se queda",
  comes: {
    title: "Te lo llevas",
    points: [
      "Tu número de siempre, completo.",
      ...(portingSaving ? [`El ${portingSaving.percent} de descuento los primeros ${portingSaving.term}.`] : []),
    ],
    link: toPlans,
  },
  stays: {
    title: "Se queda",
    points: [
      "Tu saldo y tus beneficios con la compañía anterior. Úsalos antes de cambiarte.",
      "Lo que debas. Un adeudo no impide el cambio, pero lo sigues debiendo.",
    ],
  },
} as const;

export const portabilityStatus = {
  heading: "¿Cómo va tu cambio?",
  text: "Consúltalo en el sitio nacional de portabilidad. Es ajeno a wim y se abre fuera de este sitio.",
  link: { label: "Consulta el estado de tu portabilidad", href: links.portabilityStatus },
} as const;

export const portabilityClosing = {
  heading: "Tu número viene contigo",
  text: "Descarga la app, elige tu membresía y haz tu cambio desde tu celular.",
  plans: toPlans,
} as const;

/** A row of the table of examples, computed by the rules themselves. */
function example(day: string, time: string, why: string) {
  const { timeZone } = federalCalendar;
  const requestedAt = instantOf({ day, time }, timeZone);
  const { at } = entryOf(requestedAt, federalCalendar);
  const moment = (instant: Date) => ({
    day: spokenDayOfYear(dayAt(instant, timeZone)).replace(/\u00a0de .*/, ""),
    time: spokenTime(instant, timeZone),
  });
  return { requested: moment(requestedAt), why, entered: moment(at), latest: moment(latestExecution(at)) };
}
