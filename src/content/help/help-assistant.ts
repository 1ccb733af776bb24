/** The assistant of `/ayuda`: its copy, the addresses for which its tools answer, and the ways to contact a person. */
import { coverageMapSources } from "#content/coverage/coverage-page.ts";
import { data } from "#content/data/words/help-assistant.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { anonymousReportNumber } from "#content/forms/schemas/emergency-schema.ts";
import { findOfflinePage } from "#content/site/offline-pages.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";
import { searchPath, topicsAnchor } from "#content/site/search/search-address.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { assistantBenefits } from "./assistant-benefits.ts";
import { emergencyOpening } from "./emergencies.ts";
import { helpAnchors, helpContact, supportHoursText, supportStatusCopy } from "./help.ts";
import { helpAssistantCopyForm } from "./help-assistant-copy-form.ts";
import { supportCallLink, supportMailLink } from "./support.ts";

const talk = readPageCopy(helpAssistantCopyForm, data);
const { opens, closes, timeZone } = supportHours;
const { open, opensToday, opensTomorrow } = supportStatusCopy;

const sitePaths = (...places: readonly SitePath[]) => places;

const emergencyCall = emergencyOpening.call;

/** The script replaces `{name}` by the name of a phone, a place or a trip. */
const beforeName = (label: string) => `${label}: {name}`;

export const assistantMarkupCopy = {
  conversation: talk.name,
  person: "Tú:",
  assistant: "Respuesta:",
  names: talk.names,
  others: talk.others,
  askPerson: talk.person,
  restart: talk.restart,
  privacy: talk.privacy,
} as const;

/** Instead of the form, for visitors without script. */
export const assistantWithoutScript = {
  text: talk.withoutScript.text,
  link: { label: talk.withoutScript.label, href: `${searchPath}#${topicsAnchor}` },
} as const;

export const assistantContact = {
  phone: supportCallLink,
  mail: supportMailLink,
  form: { label: helpContact.cards[0].label, href: configuredUrls.helpRequest },
  hours: supportHoursText,
} as const;

/** Settings that the assistant's script reads. */
export const assistantSettings = {
  indexPath: searchIndexPath,
  offline: {
    text: talk.handOver.offline,
    actions: findOfflinePage("/sin-conexion") ? [{ label: talk.guides, href: "/sin-conexion" }] : [],
  },
  contactPlaces: sitePaths(`/ayuda#${helpAnchors.contact}`),
  words: {
    waiting: talk.waiting,
    empty: "Escribe tu duda.",
    greeting: talk.greeting,
    thanks: talk.thanks,
    machine: talk.machine,
    repeated: talk.repeated,
    masked: talk.masked,
    which: talk.which,
    nearest: talk.nearest,
    alsoAsked: talk.alsoAsked,
    person: talk.person,
    handOver: talk.handOver,
    absences: talk.absences,
    troubles: Object.values(talk.troubles),
  },
  care: [
    {
      places: sitePaths("/emergencias-911", "/preguntas-frecuentes#llamar-al-911"),
      absences: ["violence"] as const,
      closer: sitePaths("/accesibilidad#auditiva"),
      isUrgent: true,
      actions: [emergencyCall],
      steps: [],
    },
    {
      places: sitePaths("/emergencias-911#otros-numeros"),
      isUrgent: false,
      says: talk.handOver.extortion,
      actions: [emergencyCall, { label: talk.steps.anonymous, href: `tel:${anonymousReportNumber}` }],
      steps: [],
    },
    {
      places: sitePaths(
        "/reportar-robo-equipo",
        "/reportar-robo-equipo#suspende-tu-linea",
        "/reportar-robo-equipo#recupera-tu-linea",
        "/preguntas-frecuentes#robo-o-extravio",
        "/preguntas-frecuentes#bloquear-imei",
      ),
      isUrgent: false,
      actions: [emergencyCall],
      steps: [talk.steps.suspend, talk.steps.recover],
    },
    {
      places: sitePaths("/preguntas-frecuentes#llamada-sospechosa", "/preguntas-frecuentes#cambio-sin-permiso"),
      isUrgent: true,
      actions: [emergencyCall],
      steps: [talk.steps.suspend, talk.steps.moved],
      beside: sitePaths(`/ayuda#${helpAnchors.complaints}`),
      symptoms: {
        places: sitePaths(
          "/preguntas-frecuentes#no-puedo-navegar",
          "/preguntas-frecuentes#fallas-del-servicio",
          "/preguntas-frecuentes#cobertura",
          "/mapa-de-cobertura",
        ),
        step: talk.steps.moved,
      },
    },
    {
      places: [],
      absences: ["suicide"] as const,
      isUrgent: true,
      says: talk.absences.suicide,
      actions: [emergencyCall],
      steps: [],
    },
    { places: [], absences: ["death"] as const, isUrgent: false, actions: [], steps: [] },
  ],
  contradictions: [
    {
      topic: sitePaths(
        "/preguntas-frecuentes#cobro-de-mas",
        "/preguntas-frecuentes#fallas-del-servicio",
        "/preguntas-frecuentes#cargos-automaticos",
      ),
      meanings: sitePaths("/preguntas-frecuentes#reembolsos"),
      step: talk.steps.undue,
    },
    {
      topic: sitePaths("/preguntas-frecuentes#cobro-de-mas"),
      meanings: sitePaths("/preguntas-frecuentes#fallas-del-servicio"),
      step: talk.steps.undue,
    },
    {
      topic: sitePaths("/preguntas-frecuentes#se-acaban-los-gb"),
      meanings: sitePaths("/preguntas-frecuentes#cuanto-cuesta"),
      step: talk.steps.package,
    },
    {
      topic: sitePaths(
        "/roaming-cobertura",
        "/roaming-cobertura#activa-tu-roaming",
        "/roaming-cobertura#antes-de-viajar",
        "/preguntas-frecuentes#activar-roaming",
      ),
      meanings: sitePaths(
        "/preguntas-frecuentes#que-incluye",
        "/preguntas-frecuentes#cual-me-conviene",
        "/conoce-tus-consumos",
      ),
      step: talk.steps.abroad,
    },
  ],
  hints: {
    "/accesibilidad#cognitiva": "control parental y bloqueo de contenidos",
    "/accesibilidad#auditiva": "mensajes de texto al 911, pide ayuda por escrito en la app o por correo",
    "/politica-de-uso#usos-prohibidos": "empresa",
  } satisfies Partial<Record<`${SitePath}#${string}`, string>>,
  hours: { opens, closes, timeZone },
  status: { open, opensToday, opensTomorrow },
  mail: { to: operator.email, ...talk.mail },
  tools: {
    phone: {
      path: "/esim",
      parameter: "celular",
      places: sitePaths("/esim", "/esim#con-cuales-no", "/preguntas-frecuentes#celular-compatible"),
      prompt: talk.phone.prompt,
      link: beforeName(talk.phone.link),
    },
    line: {
      path: "/ayuda",
      href: `/ayuda#${helpAnchors.lineLife}`,
      places: sitePaths(`/ayuda#${helpAnchors.lineLife}`, "/preguntas-frecuentes#no-renuevo"),
      namedPlaces: sitePaths("/conoce-tus-consumos", "/preguntas-frecuentes#cuanto-me-queda"),
      ...talk.line,
    },
    place: {
      path: "/mapa-de-cobertura",
      parameter: "lugar",
      localitiesPath: coverageMapSources.localitiesPath,
      places: sitePaths("/mapa-de-cobertura", "/preguntas-frecuentes#cobertura"),
      ...talk.place,
      title: beforeName(talk.place.title),
      link: beforeName(talk.place.link),
    },
    trip: {
      path: "/roaming-cobertura",
      parameter: "paises",
      places: sitePaths("/roaming-cobertura", "/preguntas-frecuentes#paises-con-roaming"),
      prompt: talk.trip.prompt,
      link: beforeName(talk.trip.link),
    },
    benefits: assistantBenefits,
  },
} as const;
