/** Copy of the page `/legal`, except its links. Source: product specification, section 2. */
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";

export const legalAnchors = { main: "principales", library: "biblioteca", operator: "quien-responde" } as const;

export const legalOpening = {
  heading: ["Lo legal, ", "en claro", ""],
  intro: "Aviso de privacidad, términos, contrato, tarifas registradas y tus derechos. Todo se lee en línea.",
  search: { label: "Busca un documento", href: `#${legalAnchors.library}` },
  accessibility: { label: "Accesibilidad", to: "/accesibilidad" },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

export const mainDocumentsSection = {
  label: "Los tres principales",
  heading: "Empieza por estos tres",
} as const;

export const legalLibrarySection = {
  heading: "Encuentra tu documento",
  sub: "Todo está en grupos, por tema. Abre el que necesites.",
} as const;

/** The filter script fills in the placeholders in braces. */
export const libraryFilterCopy = {
  name: "Filtro de documentos",
  label: "¿Qué buscas?",
  hint: "Una palabra o un folio. Por ejemplo: factura, 911.",
  totalCount: "{all} enlaces en {groups} grupos",
  matchCount: "{shown} de {all} enlaces",
  noMatches: "Ningún enlace",
  groupCount: "{shown} de {all}",
  clear: "Quitar filtro",
  empty: {
    title: "No encontramos «{text}»",
    text: "Prueba con otra palabra o con menos letras. También puedes preguntar a soporte.",
    help: { label: "Habla con una persona", to: "/ayuda" },
  },
} as const;

export const formatLinkCount = (count: number) => `${count}\u00a0${count === 1 ? "enlace" : "enlaces"}`;

/**
 * The operator's contact data. The law requires address, phone and e-mail to be available before a purchase. Source:
 * LFPC, article 76 BIS, section III.
 */
export const operatorCard = {
  heading: "Quién responde",
  sub: "Estos son los datos del operador de wim y los medios para escribirle o llamarle.",
  facts: [
    { term: "Razón social", text: operator.legalName },
    { term: "Domicilio", text: operator.address },
    { term: "Correo", text: operator.emailText, href: `mailto:${operator.email}` },
    { term: "Teléfono", text: operator.phoneText, href: operator.phoneHref },
    { term: "Datos personales", text: operator.privacyEmail, href: `mailto:${operator.privacyEmail}` },
    { term: "Horario", text: `De ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}` },
  ],
} as const;
