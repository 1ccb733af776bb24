/** The legal texts and their addresses. Source: product specification, section 2. */
import type { SitePath } from "#content/site/site-map/site-page.ts";

export type LegalTextRow = {
  /** Name of the text's folder in `legal/`, and of the text's documents. */
  id: string;
  /** The page with the whole text. */
  readAt: SitePath;
  /** The page that shows the PDF, if different from `readAt`. */
  shownAt?: SitePath;
};

export const legalTextRows = [
  {
    id: "aviso-de-privacidad",
    readAt: "/aviso-de-privacidad-accesible",
    shownAt: "/aviso-de-privacidad",
  },
  {
    id: "terminos-y-condiciones",
    readAt: "/terminos-y-condiciones-accesible",
    shownAt: "/terminos-y-condiciones",
  },
  {
    id: "contrato-de-adhesion",
    readAt: "/contrato-de-adhesion-accesible",
    shownAt: "/contrato-de-adhesion",
  },
  {
    id: "politica-de-uso",
    readAt: "/politica-de-uso",
  },
  {
    id: "gestion-de-trafico",
    readAt: "/gestion-de-trafico",
  },
  {
    id: "colaboracion-autoridades",
    readAt: "/colaboracion-autoridades",
  },
  {
    id: "derechos-arco",
    readAt: "/derechos-arco",
  },
  {
    id: "compensaciones-y-bonificaciones",
    readAt: "/compensaciones-y-bonificaciones",
  },
  {
    id: "decalogo-de-derechos",
    readAt: "/decalogo-de-derechos",
  },
  {
    id: "carta-de-derechos-minimos",
    readAt: "/carta-de-derechos-minimos-accesible",
  },
] as const satisfies readonly LegalTextRow[];
