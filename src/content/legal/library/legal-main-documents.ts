/** The three documents at the top of `/legal`. Source: product specification, section 2. */

import { findLegalText, type LegalTextId } from "#content/legal/legal-texts.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { findPdfHref } from "./legal-library.ts";

type MainDocument = {
  id: LegalTextId;
  to: SitePath;
  heading: string;
  text: string;
  readLabel: string;
  /** Label of the link to the accessible version. */
  accessibleLabel?: string;
  /** Label of the link to the PDF. */
  pdfLabel: string;
};

const mainDocumentRows: readonly MainDocument[] = [
  {
    id: "aviso-de-privacidad",
    to: "/aviso-de-privacidad",
    heading: "Aviso de privacidad",
    text: "Qué datos tuyos usamos, para qué y cómo decides sobre ellos.",
    readLabel: "Lee el aviso",
    accessibleLabel: "Aviso accesible",
    pdfLabel: "Aviso en PDF",
  },
  {
    id: "terminos-y-condiciones",
    to: "/terminos-y-condiciones",
    heading: "Términos y condiciones",
    text: "Las reglas del servicio: membresías, pagos, vigencia y cancelación.",
    readLabel: "Lee los términos",
    accessibleLabel: "Términos accesibles",
    pdfLabel: "Términos en PDF",
  },
  {
    id: "politica-de-uso",
    to: "/politica-de-uso",
    heading: "Política de uso",
    text: "Qué permite y qué prohíbe tu línea, también en roaming.",
    readLabel: "Lee la política",
    pdfLabel: "Política en PDF",
  },
];

/** The main documents, each with links to its accessible version and its PDF. */
export const mainDocuments = mainDocumentRows.map(({ id, to, readLabel, accessibleLabel, pdfLabel, ...look }) => {
  const text = findLegalText(id);
  return {
    ...look,
    link: buildPageLink({ label: readLabel, to }),
    otherFormats: [
      ...(accessibleLabel ? [buildPageLink({ label: accessibleLabel, to: text.textPath })] : []),
      { label: pdfLabel, href: findPdfHref(text) },
    ],
  };
});
