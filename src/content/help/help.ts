/**
 * The help page. Source: product specification, section 2. The legal texts also say that e-mail and form take messages
 * at any hour, as users' rights require. Ways to complain to the authority: `laws.ts`.
 */

import { authorities } from "#content/legal/laws.ts";
import { compensation } from "#content/legal/legal-facts.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { searchFor, searchPath } from "#content/site/search-address.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { config } from "#platform/config/config.ts";
import { supportCall, supportMail } from "./support.ts";

export const helpAnchors = {
  contact: "contacto",
  guides: "guias",
  lineLife: "linea-del-tiempo",
  complaints: "quejas",
} as const;

const { days, from, to, zone } = supportHours;
const { consumers } = authorities;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const helpOpening = {
  heading: ["¿En qué te ", "ayudamos", "?"],
  search: { label: "Tu duda, con tus palabras", submit: "Buscar", to: searchPath },
  /** Questions to try. */
  questions: ["se me acabaron los datos", "cuándo llega mi número"].map((asked) => ({
    label: asked,
    href: searchFor(asked),
  })),
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** What cannot wait, before anything else. */
export const urgentHelp = {
  label: "Urgente",
  ways: [
    { icon: "warning", label: "Emergencia: marca 911, es gratis", to: "/emergencias-911" },
    { icon: "shield", label: "Robo o extravío: suspende tu línea ya", to: "/reportar-robo-equipo" },
  ],
} as const;

/** `{at}` is `a las 10 p.m.`. */
export const supportStatusWords = {
  hours: `${sentence(days)}, de ${from} a ${to}`,
  zone: `${sentence(zone)}.`,
  answers: "Te contestamos",
  open: "Abierto ahora: cierra {at}",
  opensToday: "Cerrado: abre hoy {at}",
  opensTomorrow: "Cerrado: abre mañana {at}",
  localClosesToday: "En tu hora: cierra hoy {at}",
  localClosesTomorrow: "En tu hora: cierra mañana {at}",
  localOpensToday: "En tu hora: abre hoy {at}",
  localOpensTomorrow: "En tu hora: abre mañana {at}",
} as const;

export const contact = {
  heading: "Habla con una persona",
  sub: "El correo y el formulario reciben tu mensaje a cualquier hora. En la app también hay soporte.",
  phone: { heading: "Teléfono", number: operator.phone, href: operator.phoneHref, action: supportCall.label },
  cardsLabel: "Más formas de resolverlo",
  cards: [
    {
      heading: "Formulario",
      text: "Cuéntanos tu caso por escrito, con los detalles que quieras.",
      label: "Escribe tu solicitud",
      href: links.helpRequest,
    },
    { heading: "Correo", text: operator.email, ...supportMail },
    {
      heading: "Preguntas frecuentes",
      text: "Respuestas cortas, ordenadas por tema.",
      label: "Lee las preguntas",
      to: "/preguntas-frecuentes",
    },
    {
      heading: "Quejas",
      text: "Cómo reclamarnos y, si no se resuelve, a dónde ir.",
      label: "Conoce los pasos",
      to: `/ayuda#${helpAnchors.complaints}`,
    },
  ],
} as const;

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
} as const;

type Door = {
  label: string;
  text: string;
  to: SitePath;
  icon: "phone" | "gauge" | "antenna" | "globe" | "sim" | "swap" | "shield" | "mail";
  color: "rosa" | "cempasuchil" | "talavera" | "nopal" | "jade" | "oro";
};

/** What people need most, in their words; what cannot wait comes first. */
const doors: readonly Door[] = [
  {
    label: "Perdí mi celular",
    text: "Suspende tu línea",
    to: "/reportar-robo-equipo",
    icon: "phone",
    color: "rosa",
  },
  {
    label: "Se me acabaron los datos",
    text: "Qué hacer ahora",
    to: "/conoce-tus-consumos#sin-datos",
    icon: "gauge",
    color: "cempasuchil",
  },
  { label: "No tengo señal", text: "Revisa tu zona", to: "/mapa-de-cobertura", icon: "antenna", color: "talavera" },
  {
    label: "Tengo señal y no navego",
    text: "Actualiza el APN",
    to: "/actualiza-tu-apn",
    icon: "globe",
    color: "nopal",
  },
  { label: "Mi eSIM no se instala", text: "Pasos y celulares", to: "/esim", icon: "sim", color: "jade" },
  { label: "Traer mi número", text: "NIP, fechas y derechos", to: "/portabilidad", icon: "swap", color: "oro" },
  {
    label: "Me cobraron de más",
    text: "Pide tu bonificación",
    to: "/compensaciones-y-bonificaciones",
    icon: "shield",
    color: "rosa",
  },
  {
    label: "Dejar de recibir correos",
    text: "Date de baja con tu correo",
    to: "/desuscribir-email",
    icon: "mail",
    color: "talavera",
  },
];

export const guides = {
  heading: "¿Qué necesitas?",
  label: "Lo que más se busca",
  doors,
  moreLabel: "Más guías",
  more: [
    { label: "Cuándo se suspende mi línea", to: `/ayuda#${helpAnchors.lineLife}` },
    { label: "Saber si mi celular está libre", to: "/saber-si-mi-celular-esta-desbloqueado" },
    { label: "Conocer mis derechos", to: "/carta-de-derechos-minimos-accesible" },
  ],
} as const;

export const complaints = {
  heading: "Si algo salió mal, reclama",
  sub: "Primero con nosotros. Si no se resuelve, PROFECO te defiende.",
  steps: [
    {
      heading: "Cuéntanos qué pasó",
      text: [
        "Di qué pasó, cuándo y en qué línea, y guarda el número de tu reporte. Por escrito se recibe a cualquier hora.",
      ],
    },
    {
      heading: "Revisa qué te toca",
      text: [
        `Por una falla del servicio o un cargo indebido hay una bonificación de al menos ${compensation.bonusPercent}%.`,
      ],
    },
    {
      heading: "Acude a PROFECO",
      text: [`Si no quedas conforme, la ${consumers.name} (${consumers.short}) recibe tu queja y concilia.`],
    },
  ],
  due: { label: "Lee cuándo y cuánto se bonifica", to: "/compensaciones-y-bonificaciones" },
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
} as const satisfies { heading: string; [part: string]: unknown };
