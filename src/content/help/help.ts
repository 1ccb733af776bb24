/**
 * The help page. Source: product specification, section 2. The legal texts also say that e-mail and form take messages
 * at any hour, as users' rights require. Ways to complain to the authority: `laws.ts`.
 */

import { authorities } from "#content/legal/laws.ts";
import { compensation } from "#content/legal/legal-facts.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { config } from "#platform/config/config.ts";
import { supportCall, supportFacts } from "./support.ts";

export const helpAnchors = {
  contact: "contacto",
  guides: "guias",
  lineLife: "linea-del-tiempo",
  complaints: "quejas",
} as const;

const { days, from, to, zone } = supportHours;
const { consumers } = authorities;
const [supportPhone, ...otherWays] = supportFacts;
const inApp = { term: "En la app", text: "El soporte que está dentro de la app" } as const;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const helpOpening = {
  heading: ["¿En qué te ", "ayudamos", "?"],
  intro: "Busca tu duda, abre una guía o habla con soporte.",
  search: { label: "Tu duda, con tus palabras", submit: "Buscar", to: "/buscar" },
  urgent: [
    { label: "Robo o extravío", to: "/reportar-robo-equipo" },
    { label: "Emergencias 911", to: "/emergencias-911" },
  ],
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** `{at}` is `a las 10 p.m.`. */
export const supportStatusWords = {
  heading: "Horario de soporte",
  hours: `${sentence(days)}, de ${from} a ${to}`,
  zone: `${sentence(zone)}.`,
  open: "Abierto ahora: cierra {at}",
  opensToday: "Cerrado: abre hoy {at}",
  opensTomorrow: "Cerrado: abre mañana {at}",
  localClosesToday: "En tu hora: cierra hoy {at}",
  localClosesTomorrow: "En tu hora: cierra mañana {at}",
  localOpensToday: "En tu hora: abre hoy {at}",
  localOpensTomorrow: "En tu hora: abre mañana {at}",
} as const;

export const contact = {
  heading: ["Habla con ", "nosotros", ""],
  sub: "El correo y el formulario reciben tu mensaje a cualquier hora.",
  ways: [{ ...supportPhone, action: supportCall.label }, ...otherWays, inApp],
  cardsLabel: "Más formas de resolverlo",
  cards: [
    {
      icon: "mail",
      tone: "cempasuchil",
      heading: "Formulario",
      text: "Cuéntanos tu caso por escrito, con los detalles que quieras.",
      label: "Escribe tu solicitud",
      href: links.helpRequest,
    },
    {
      icon: "info",
      tone: "talavera",
      heading: "Preguntas frecuentes",
      text: "Respuestas cortas, ordenadas por tema.",
      label: "Lee las preguntas",
      to: "/preguntas-frecuentes",
    },
    {
      icon: "shield",
      tone: "bugambilia",
      heading: "Quejas",
      text: "Cómo reclamarnos y, si no se resuelve, a dónde ir.",
      label: "Conoce los pasos",
      to: `/ayuda#${helpAnchors.complaints}`,
    },
  ],
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** The help centre's chat; without a key there is none. */
export const assistant = {
  /** The provider's script, which only this page requests. */
  src:
    config.helpWidgetKey &&
    `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(config.helpWidgetKey)}`,
  heading: "Asistente virtual",
  text: "Escríbele tu duda en un chat, sin salir de esta página.",
  action: "Abre el asistente",
  words: {
    opening: "Abriendo el asistente…",
    open: "El asistente está abierto.",
    failed: "El asistente no responde. Usa el teléfono, el correo o el formulario.",
  },
  absent: {
    text: "El chat todavía no está en este sitio. Para hablar con una persona, escribe al soporte de la app o llena el formulario.",
    action: "Abre el formulario",
    href: links.helpRequest,
  },
} as const;

export const guides = {
  heading: ["¿Qué ", "necesitas", "?"],
  sub: "Cada guía te lleva paso a paso.",
  /** Side by side where there is room; urgent matters come first. */
  columns: [
    [
      {
        label: "Me robaron o perdí el celular",
        text: "Suspende tu línea y recupérala con otra eSIM.",
        to: "/reportar-robo-equipo",
      },
      { label: "Tengo una emergencia", text: "Marca 911: es gratis, aun sin membresía.", to: "/emergencias-911" },
      { label: "Tengo señal y no navego", text: "Actualiza el APN de tu celular.", to: "/actualiza-tu-apn" },
      {
        label: "¿Hay señal donde vivo?",
        text: "Búscalo en el mapa antes de cambiarte.",
        to: "/mapa-de-cobertura",
      },
      { label: "Cuánto me queda", text: "Tus GB, tus días y el detalle de tus consumos.", to: "/conoce-tus-consumos" },
    ],
    [
      {
        label: "Cuándo se suspende mi línea",
        text: "Las fechas de tu línea si no compras otra membresía.",
        to: `/ayuda#${helpAnchors.lineLife}`,
      },
      {
        label: "Saber si mi celular está libre",
        text: "Compruébalo en Android o en iOS antes de instalar tu eSIM.",
        to: "/saber-si-mi-celular-esta-desbloqueado",
      },
      { label: "Traer mi número", text: "La portabilidad, con sus plazos y tus derechos.", to: "/portabilidad" },
      {
        label: "Conocer mis derechos",
        text: "La carta de derechos mínimos de quien usa telefonía.",
        to: "/carta-de-derechos-minimos-accesible",
      },
      {
        label: "Dejar de recibir correos",
        text: "Confirma la baja con tu correo.",
        to: "/desuscribir-email",
      },
    ],
  ],
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const complaints = {
  heading: ["Si algo salió mal, ", "reclama", ""],
  sub: "Primero con nosotros. Si no se resuelve, PROFECO te defiende.",
  tellUs: {
    heading: "Cuéntanos qué pasó",
    text: "Di qué pasó, cuándo y en qué línea, y guarda el número de tu reporte. Por escrito se recibe a cualquier hora.",
  },
  yourDue: {
    heading: "Revisa qué te toca",
    text: `Por una falla del servicio o un cargo indebido hay una bonificación de al menos ${compensation.bonusPercent}%.`,
    link: { label: "Lee cuándo y cuánto", to: "/compensaciones-y-bonificaciones" },
  },
  authority: {
    heading: "Acude a PROFECO",
    text: `Si no quedas conforme, la ${consumers.name} (${consumers.short}) recibe tu queja y concilia.`,
  },
  withUs: {
    title: "Con wim",
    facts: [
      { term: "Formulario", text: "Escribe tu solicitud", href: links.helpRequest },
      { term: "Correo", text: operator.email, href: `mailto:${operator.email}` },
      supportPhone,
      inApp,
    ],
  },
  withAuthority: {
    title: "Ante PROFECO",
    facts: [
      ...consumers.phones.map((phone, index) => ({
        term: index === 0 ? "Ciudad de México" : "Todo el país",
        text: phone,
        href: `tel:+52${phone.replace(/\D/g, "")}`,
      })),
      { term: "Correo", text: consumers.telecomEmail, href: `mailto:${consumers.telecomEmail}` },
      { term: "En línea", text: consumers.conciliation.name, href: consumers.conciliation.href },
    ],
  },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const helpBand = {
  heading: ["Tu línea está ", "en la app", ""],
  text: "Suspender, recuperar, cambiar de membresía: lo haces tú, en la app.",
} as const satisfies { heading: LoudHeading; text: string };
