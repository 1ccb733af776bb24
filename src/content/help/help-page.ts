/**
 * Content of the help page. Source: product specification, section 2. E-mail and form accept messages at any hour, as
 * users' rights require and the legal texts promise. For complaints to the authority see `references.ts`.
 */

import { data } from "#content/data/copy/help.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { authorities } from "#content/legal/library/references.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { isPhoneConfirmed, operator, supportHours } from "#content/site/operator/operator.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { buildSearchAddress, searchPath, topicsAnchor } from "#content/site/search/search-address.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { config } from "#platform/config/config.ts";
import { helpCopyForm } from "./help-copy-form.ts";
import { shortCodeNote, supportCallLink, supportMailLink } from "./support.ts";

export const helpAnchors = {
  contact: "contacto",
  assistant: "asistente",
  question: "pregunta",
  guides: "guias",
  lineLife: "linea-del-tiempo",
  complaints: "quejas",
} as const;

const { opening, urgent, guides: needed, contact: reach, complaints: complaining } = readPageCopy(helpCopyForm, data);
const { days, from, to, zone } = supportHours;
const { consumers } = authorities;
const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const helpOpening = {
  heading: parseEmphasizedHeading(opening.heading),
  search: { label: opening.search, submit: "Buscar", to: searchPath },
  /** Link that replaces the search for visitors without script. */
  withoutScript: { label: "Encuentra tu tema en la lista", href: `${searchPath}#${topicsAnchor}` },
  /** Links to example searches. */
  questions: opening.questions.map((question) => ({ label: question, href: buildSearchAddress(question) })),
  assistant: { label: "Pregunta al asistente", href: `#${helpAnchors.question}` },
} as const;

/** Links to urgent matters, the first block of the page. */
export const urgentHelp = {
  label: "Urgente",
  ways: [
    { icon: "warning", label: urgent.emergency, to: "/emergencias-911" },
    { icon: "shield", label: urgent.theft, to: "/reportar-robo-equipo" },
    { icon: "phone", label: `${reach.heading}: de ${from} a ${to}`, to: `/ayuda#${helpAnchors.contact}` },
  ],
} as const;

/** Copy of the support status; `{at}` is an hour, such as `a las 10 p.m.`. */
export const supportStatusCopy = {
  hours: `${toSentence(days)}, de ${from} a ${to}`,
  zone: `${toSentence(zone)}.`,
  answers: "Te contestamos",
  open: "Abierto ahora: cierra {at}",
  opensToday: "Cerrado: abre hoy {at}",
  opensTomorrow: "Cerrado: abre mañana {at}",
  localClosesToday: "En tu hora: cierra hoy {at}",
  localClosesTomorrow: "En tu hora: cierra mañana {at}",
  localOpensToday: "En tu hora: abre hoy {at}",
  localOpensTomorrow: "En tu hora: abre mañana {at}",
} as const;

/** The hours of support as a sentence. */
export const supportHoursText = `${supportStatusCopy.hours.replace(/[^.]$/, "$&.")} ${supportStatusCopy.zone}`;

export const helpContact = {
  ...reach,
  phone: {
    /** Without a link and its label in search results, while the number is a placeholder. */
    ...{ heading: reach.phone, number: operator.phone, href: operator.phoneHref, action: supportCallLink?.label },
    sample: isPhoneConfirmed ? undefined : sampleMark,
    ...(shortCodeNote && { note: shortCodeNote }),
  },
  cardsLabel: "Más formas de resolverlo",
  cards: [
    // The page's first action while there is no phone number to call.
    { ...reach.form, href: configuredUrls.helpRequest, action: supportCallLink ? undefined : reach.form.label },
    { heading: reach.mail, text: operator.emailText, ...supportMailLink },
    { ...reach.questions, to: "/preguntas-frecuentes" },
    { ...reach.complaints, to: `/ayuda#${helpAnchors.complaints}` },
  ],
} as const;

/** Copy of the help assistant: its question field, and the help centre's chat, which replaces the conversation. */
export const helpAssistant = {
  ...reach.assistant,
  search: { name: reach.assistant.heading, label: reach.assistant.question, submit: reach.assistant.label },
  chat: config.helpWidgetKey
    ? {
        /** The provider's script, requested only by this page. */
        src: `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(config.helpWidgetKey)}`,
        text: reach.assistant.chat.text,
        action: reach.assistant.chat.label,
        copy: {
          opening: "Abriendo el chat…",
          open: "El chat está abierto.",
          failed: "El chat no responde. Usa el teléfono, el correo o el formulario.",
        },
      }
    : undefined,
} as const;

/** The most common needs in the words of customers, urgent ones first. No colour is a plan's. */
const guideLinks = [
  { ...needed.theft, to: "/reportar-robo-equipo", drawing: "lost", color: "oro" },
  { ...needed.data, to: "/conoce-tus-consumos#sin-datos", drawing: "empty", color: "jade" },
  { ...needed.signal, to: "/preguntas-frecuentes#sin-senal", drawing: "noSignal", color: "talavera" },
  { ...needed.apn, to: "/actualiza-tu-apn", drawing: "noBrowsing", color: "oro" },
  { ...needed.esim, to: "/preguntas-frecuentes#esim-no-se-instala", drawing: "failedInstall", color: "jade" },
  { ...needed.port, to: "/portabilidad", drawing: "movingNumber", color: "talavera" },
  { ...needed.charge, to: "/preguntas-frecuentes#cobro-de-mas", drawing: "overcharge", color: "oro" },
  { ...needed.mails, to: "/desuscribir-email", drawing: "noMail", color: "jade" },
] as const;

export const helpGuides = {
  heading: needed.heading,
  label: "Lo que más se busca",
  doors: guideLinks,
  moreLabel: "Más guías",
  more: [
    { label: needed.more.line, to: `/ayuda#${helpAnchors.lineLife}` },
    { label: needed.more.unlocked, to: "/saber-si-mi-celular-esta-desbloqueado" },
    { label: needed.more.rights, to: "/carta-de-derechos-minimos-accesible" },
    { label: "Ver si el sitio funciona", to: "/estado" },
  ],
} as const;

export const helpComplaints = {
  ...complaining,
  steps: complaining.steps.map(({ heading, text }) => ({ heading, text: [text] })),
  due: { label: complaining.due, to: "/compensaciones-y-bonificaciones" },
  withAuthority: {
    title: complaining.authority,
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
} as const;
