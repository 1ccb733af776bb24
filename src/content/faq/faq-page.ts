/** What the frequent questions page says around the questions. */

import type { LoudHeading } from "#content/site/loud-heading.ts";

/** Ids of the page's sections. */
export const faqAnchors = { library: "preguntas" } as const;

export const faqOpening = {
  heading: ["Preguntas ", "frecuentes", ""],
  support: { label: "Habla con soporte", to: "/ayuda" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const faqSection = {
  heading: "¿Qué quieres saber?",
  topics: "Temas",
  question: { copy: "Copiar enlace", copyLabel: "Copiar enlace a «{question}»" },
  links: { copied: "Enlace copiado", inAddressBar: "El enlace está en la barra de direcciones" },
} as const satisfies { heading: string; [part: string]: unknown };

/** The filter's words; it fills in what is in braces. */
export const faqFilterWords = {
  label: "Busca tu pregunta",
  submit: "Buscar",
  hint: "Una o dos palabras. Por ejemplo: robo, factura, NIP.",
  all: "{all} preguntas en {groups} temas",
  some: "{shown} de {all} preguntas",
  none: "Ninguna pregunta",
  clear: "Quitar filtro",
  empty: {
    title: "No encontramos «{text}»",
    text: "Prueba con otra palabra o con menos letras. También puedes buscar en todo el sitio.",
    help: { label: "Busca en todo el sitio", to: "/buscar" },
  },
} as const;

export const faqClosing = {
  heading: "¿No está tu pregunta?",
  text: "Búscala en todo el sitio: guías, textos legales y páginas. O pregúntale a soporte.",
  search: { label: "Busca en todo el sitio", to: "/buscar" },
  support: faqOpening.support,
} as const satisfies { heading: string; [part: string]: unknown };
