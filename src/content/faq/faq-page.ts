/** Copy of the frequent questions page around the questions. */

import { data } from "#content/data/copy/faq.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { faqCopyForm } from "./faq-copy-form.ts";

const { heading, support, list, search, closing } = readPageCopy(faqCopyForm, data);

export const faqAnchors = { library: "preguntas" } as const;

export const faqOpening = {
  heading: parseEmphasizedHeading(heading),
  support: { label: support, to: "/ayuda" },
} as const;

export const faqSection = {
  heading: list,
  topics: "Temas",
  /** `copyLabel`: accessible name of the copy button. */
  question: { copy: "Copiar enlace", copyLabel: "Copiar enlace a «{question}»" },
  links: { copied: "Enlace copiado", inAddressBar: "El enlace está en la barra de direcciones" },
} as const;

/** Copy of the filter; the filter fills in the placeholders in braces. */
export const faqFilterCopy = {
  label: search.label,
  submit: "Buscar",
  hint: search.hint,
  totalCount: "{all} preguntas en {groups} temas",
  matchCount: "{shown} de {all} preguntas",
  noMatches: "Ninguna pregunta",
  clear: "Quitar filtro",
  empty: {
    title: "No encontramos «{text}»",
    text: "Prueba con otra palabra o con menos letras. También puedes buscar en todo el sitio.",
    help: { label: "Busca en todo el sitio", to: "/buscar" },
  },
} as const;

export const faqClosingSection = {
  ...closing,
  search: { label: closing.search, to: "/buscar" },
  support: faqOpening.support,
} as const;
