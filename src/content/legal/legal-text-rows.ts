/** The legal texts and their addresses. Source: product specification, section 2. */
import type { SitePath } from "#content/site/site-map/site-page.ts";

export type LegalTextRow = {
  /** Name of the text's folder in `legal/`, and of the text's documents. */
  id: string;
  /** The page with the whole text. */
  textPath: SitePath;
  /** The page that shows the PDF, if different from `textPath`. */
  pdfPagePath?: SitePath;
};

export const legalTextRows = [
  {
    id: "aviso-de-privacidad",
    textPath: "/aviso-de-privacidad-accesible",
    pdfPagePath: "/aviso-de-privacidad",
  },
  {
    id: "terminos-y-condiciones",
    textPath: "/terminos-y-condiciones-accesible",
    pdfPagePath: "/terminos-y-condiciones",
  },
  {
    id: "contrato-de-adhesion",
    textPath: "/contrato-de-adhesion-accesible",
    pdfPagePath: "/contrato-de-adhesion",
  },
  {
    id: "politica-de-uso",
    textPath: "/politica-de-uso",
  },
  {
    id: "gestion-de-trafico",
    textPath: "/gestion-de-trafico",
  },
  {
    id: "colaboracion-autoridades",
    textPath: "/colaboracion-autoridades",
  },
  {
    id: "derechos-arco",
    textPath: "/derechos-arco",
  },
  {
    id: "compensaciones-y-bonificaciones",
    textPath: "/compensaciones-y-bonificaciones",
  },
  {
    id: "decalogo-de-derechos",
    textPath: "/decalogo-de-derechos",
  },
  {
    id: "carta-de-derechos-minimos",
    textPath: "/carta-de-derechos-minimos-accesible",
  },
] as const satisfies readonly LegalTextRow[];
