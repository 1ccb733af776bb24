/** The three documents at the top of `/legal`. Source: product specification, section 2. */

import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { findPdfHref } from "./legal-library.ts";
import { findLegalText, type LegalTextId } from "./legal-texts.ts";

type MainText = {
  id: LegalTextId;
  to: SitePath;
  heading: string;
  text: string;
  read: string;
  /** Labels of the links to the accessible version and to the PDF. */
  accessible?: string;
  pdf: string;
};

const main: readonly MainText[] = [
  {
    id: "aviso-de-privacidad",
    to: "/aviso-de-privacidad",
    heading: "Aviso de privacidad",
    text: "Qué datos tuyos usamos, para qué y cómo decides sobre ellos.",
    read: "Lee el aviso",
    accessible: "Aviso accesible",
    pdf: "Aviso en PDF",
  },
  {
    id: "terminos-y-condiciones",
    to: "/terminos-y-condiciones",
    heading: "Términos y condiciones",
    text: "Las reglas del servicio: membresías, pagos, vigencia y cancelación.",
    read: "Lee los términos",
    accessible: "Términos accesibles",
    pdf: "Términos en PDF",
  },
  {
    id: "politica-de-uso",
    to: "/politica-de-uso",
    heading: "Política de uso",
    text: "Qué permite y qué prohíbe tu línea, también en roaming.",
    read: "Lee la política",
    pdf: "Política en PDF",
  },
];

/** The published documents, each with links to its accessible version and its PDF. */
export const mainDocuments = main.flatMap(({ id, to, read, accessible, pdf, ...look }) => {
  const href = resolveHref(to);
  if (!href) return [];
  const text = findLegalText(id);
  const accessibleHref = accessible && resolveHref(text.readAt);
  return [
    {
      ...look,
      link: { label: read, href },
      others: [
        ...(accessible && accessibleHref ? [{ label: accessible, href: accessibleHref }] : []),
        { label: pdf, href: findPdfHref(text) },
      ],
    },
  ];
});
