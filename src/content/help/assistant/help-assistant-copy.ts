/** The assistant of `/ayuda`: its copy, the addresses for which its tools answer, and the ways to contact a person. */
import { coverageMapSources } from "#content/coverage/coverage-page.ts";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { data } from "#content/data/copy/help-assistant.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { anonymousReportNumber } from "#content/forms/schemas/emergency-schema.ts";
import { emergencyOpening } from "#content/help/emergencies.ts";
import { helpAnchors, helpContact, supportHoursText, supportStatusCopy } from "#content/help/help-page.ts";
import { supportCallLink, supportMailLink } from "#content/help/support.ts";
import { findOfflinePage } from "#content/site/offline-pages.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";
import { searchPath, topicsAnchor } from "#content/site/search/search-address.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { assistantBenefits } from "./assistant-benefits.ts";
import { assistantPrices } from "./assistant-prices.ts";
import { helpAssistantCopyForm } from "./help-assistant-copy-form.ts";

const assistantCopy = readPageCopy(helpAssistantCopyForm, data);
const { opens, closes, timeZone } = supportHours;
const { open, opensToday, opensTomorrow } = supportStatusCopy;
const { name, nameIn, nameMunicipality, nameSeat, nameFor, suggestions, codeOfState, similar } =
  coverageToolCopy.point.place;

const listSitePaths = (...paths: readonly SitePath[]) => paths;

const emergencyCall = emergencyOpening.call;

/** Appends the placeholder `{name}`, which the script replaces with the name of a phone, a place or a trip. */
const appendNamePlaceholder = (label: string) => `${label}: {name}`;

export const assistantMarkupCopy = {
  conversation: assistantCopy.name,
  person: "Tú:",
  assistant: "Respuesta:",
  names: assistantCopy.names,
  others: assistantCopy.others,
  askPerson: assistantCopy.person,
  restart: assistantCopy.restart,
  privacy: assistantCopy.privacy,
} as const;

/** Text and link in place of the form, for visitors without script. */
export const assistantWithoutScript = {
  text: assistantCopy.withoutScript.text,
  link: { label: assistantCopy.withoutScript.label, href: `${searchPath}#${topicsAnchor}` },
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
    text: assistantCopy.handOver.offline,
    actions: findOfflinePage("/sin-conexion") ? [{ label: assistantCopy.guides, href: "/sin-conexion" }] : [],
  },
  contactSections: listSitePaths(`/ayuda#${helpAnchors.contact}`),
  copy: {
    waiting: assistantCopy.waiting,
    empty: "Escribe tu duda.",
    greeting: assistantCopy.greeting,
    thanks: assistantCopy.thanks,
    identity: assistantCopy.identity,
    repeated: assistantCopy.repeated,
    masked: assistantCopy.masked,
    choiceQuestion: assistantCopy.choiceQuestion,
    nearest: assistantCopy.nearest,
    alsoAsked: assistantCopy.alsoAsked,
    person: assistantCopy.person,
    handOver: assistantCopy.handOver,
    absences: assistantCopy.absences,
    troubles: Object.values(assistantCopy.troubles),
    withoutData: assistantCopy.withoutData,
  },
  safetyTopics: [
    {
      sections: listSitePaths("/emergencias-911", "/preguntas-frecuentes#llamar-al-911"),
      absences: ["violence"] as const,
      closerSections: listSitePaths("/accesibilidad#auditiva"),
      isUrgent: true,
      actions: [emergencyCall],
      steps: [],
    },
    {
      sections: listSitePaths("/emergencias-911#otros-numeros"),
      isUrgent: false,
      firstAdvice: assistantCopy.handOver.extortion,
      actions: [emergencyCall, { label: assistantCopy.steps.anonymous, href: `tel:${anonymousReportNumber}` }],
      steps: [],
    },
    {
      sections: listSitePaths(
        "/reportar-robo-equipo",
        "/reportar-robo-equipo#suspende-tu-linea",
        "/reportar-robo-equipo#recupera-tu-linea",
        "/preguntas-frecuentes#robo-o-extravio",
        "/preguntas-frecuentes#bloquear-imei",
      ),
      isUrgent: false,
      actions: [emergencyCall],
      steps: [assistantCopy.steps.suspend, assistantCopy.steps.recover],
    },
    {
      sections: listSitePaths("/preguntas-frecuentes#llamada-sospechosa", "/preguntas-frecuentes#cambio-sin-permiso"),
      isUrgent: true,
      actions: [emergencyCall],
      steps: [assistantCopy.steps.suspend, assistantCopy.steps.moved],
      otherSections: listSitePaths(`/ayuda#${helpAnchors.complaints}`),
      symptoms: {
        sections: listSitePaths(
          "/preguntas-frecuentes#no-puedo-navegar",
          "/preguntas-frecuentes#fallas-del-servicio",
          "/preguntas-frecuentes#cobertura",
          "/mapa-de-cobertura",
        ),
        step: assistantCopy.steps.moved,
      },
    },
    {
      sections: [],
      absences: ["suicide"] as const,
      isUrgent: true,
      firstAdvice: assistantCopy.absences.suicide,
      actions: [emergencyCall],
      steps: [],
    },
    { sections: [], absences: ["death"] as const, isUrgent: false, actions: [], steps: [] },
  ],
  contradictions: [
    {
      topic: listSitePaths(
        "/preguntas-frecuentes#cobro-de-mas",
        "/preguntas-frecuentes#fallas-del-servicio",
        "/preguntas-frecuentes#cargos-automaticos",
      ),
      meanings: listSitePaths("/preguntas-frecuentes#reembolsos"),
      step: assistantCopy.steps.undue,
    },
    {
      topic: listSitePaths("/preguntas-frecuentes#cobro-de-mas"),
      meanings: listSitePaths("/preguntas-frecuentes#fallas-del-servicio"),
      step: assistantCopy.steps.undue,
    },
    {
      topic: listSitePaths("/preguntas-frecuentes#se-acaban-los-gb"),
      meanings: listSitePaths("/preguntas-frecuentes#cuanto-cuesta"),
      step: assistantCopy.steps.package,
    },
    {
      topic: listSitePaths(
        "/roaming-cobertura",
        "/roaming-cobertura#activa-tu-roaming",
        "/roaming-cobertura#antes-de-viajar",
        "/preguntas-frecuentes#activar-roaming",
      ),
      meanings: listSitePaths(
        "/preguntas-frecuentes#que-incluye",
        "/preguntas-frecuentes#cual-me-conviene",
        "/conoce-tus-consumos",
      ),
      step: assistantCopy.steps.abroad,
    },
  ],
  quoteHints: {
    "/accesibilidad#cognitiva": "control parental y bloqueo de contenidos",
    "/accesibilidad#auditiva": "mensajes de texto al 911, pide ayuda por escrito en la app o por correo",
    "/politica-de-uso#usos-prohibidos": "empresa",
  } satisfies Partial<Record<`${SitePath}#${string}`, string>>,
  hours: { opens, closes, timeZone },
  status: { open, opensToday, opensTomorrow },
  mail: { to: operator.email, ...assistantCopy.mail },
  tools: {
    phone: {
      path: "/esim",
      parameter: "celular",
      sections: listSitePaths("/esim", "/esim#con-cuales-no", "/preguntas-frecuentes#celular-compatible"),
      prompt: assistantCopy.phone.prompt,
      link: appendNamePlaceholder(assistantCopy.phone.link),
    },
    line: {
      path: "/ayuda",
      href: `/ayuda#${helpAnchors.lineLife}`,
      sections: listSitePaths(`/ayuda#${helpAnchors.lineLife}`, "/preguntas-frecuentes#no-renuevo"),
      namedSections: listSitePaths("/conoce-tus-consumos", "/preguntas-frecuentes#cuanto-me-queda"),
      ...assistantCopy.line,
    },
    place: {
      path: "/mapa-de-cobertura",
      parameter: "lugar",
      localitiesPath: coverageMapSources.localitiesPath,
      answersPath: coverageMapSources.placeAnswersPath,
      sections: listSitePaths("/mapa-de-cobertura", "/preguntas-frecuentes#cobertura"),
      ...assistantCopy.place,
      title: appendNamePlaceholder(assistantCopy.place.title),
      link: appendNamePlaceholder(assistantCopy.place.link),
      map: { name, nameIn, nameMunicipality, nameSeat, nameFor, suggestions, codeOfState, similar },
    },
    trip: {
      path: "/roaming-cobertura",
      parameter: "paises",
      sections: listSitePaths("/roaming-cobertura", "/preguntas-frecuentes#paises-con-roaming"),
      prompt: assistantCopy.trip.prompt,
      link: appendNamePlaceholder(assistantCopy.trip.link),
    },
    benefits: assistantBenefits,
    prices: assistantPrices,
  },
} as const;
