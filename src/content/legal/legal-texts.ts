/**
 * The legal texts and their versions, newest first. To publish a new version: write its file next to the last one
 * (`legal/<text>/<version>.mdx`), import it here and list it first; the page then shows what changed.
 * Source: product specification, section 2.
 */

import type { SitePath } from "#content/site/site-page.ts";
import * as privacy1 from "./aviso-de-privacidad/1.mdx";
import * as charter1 from "./carta-de-derechos-minimos/1.mdx";
import * as authorities1 from "./colaboracion-autoridades/1.mdx";
import * as compensation1 from "./compensaciones-y-bonificaciones/1.mdx";
import * as contract1 from "./contrato-de-adhesion/1.mdx";
import * as principles1 from "./decalogo-de-derechos/1.mdx";
import * as arco1 from "./derechos-arco/1.mdx";
import * as traffic1 from "./gestion-de-trafico/1.mdx";
import { type LegalVersion, legalVersion } from "./legal-version.ts";
import * as use1 from "./politica-de-uso/1.mdx";
import * as terms1 from "./terminos-y-condiciones/1.mdx";

export type LegalText = {
  /** Its folder in `legal/`, and the name of its documents. */
  id: string;
  /** Where the whole text is read. */
  readAt: SitePath;
  /** Where the document is shown, if not on the same page. */
  shownAt?: SitePath;
  /** Newest first. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
};

export const legalTexts = [
  {
    id: "aviso-de-privacidad",
    readAt: "/aviso-de-privacidad-accesible",
    shownAt: "/aviso-de-privacidad",
    versions: [legalVersion("aviso-de-privacidad/1.mdx", privacy1)],
  },
  {
    id: "terminos-y-condiciones",
    readAt: "/terminos-y-condiciones-accesible",
    shownAt: "/terminos-y-condiciones",
    versions: [legalVersion("terminos-y-condiciones/1.mdx", terms1)],
  },
  {
    id: "contrato-de-adhesion",
    readAt: "/contrato-de-adhesion-accesible",
    shownAt: "/contrato-de-adhesion",
    versions: [legalVersion("contrato-de-adhesion/1.mdx", contract1)],
  },
  {
    id: "politica-de-uso",
    readAt: "/politica-de-uso",
    versions: [legalVersion("politica-de-uso/1.mdx", use1)],
  },
  {
    id: "gestion-de-trafico",
    readAt: "/gestion-de-trafico",
    versions: [legalVersion("gestion-de-trafico/1.mdx", traffic1)],
  },
  {
    id: "colaboracion-autoridades",
    readAt: "/colaboracion-autoridades",
    versions: [legalVersion("colaboracion-autoridades/1.mdx", authorities1)],
  },
  {
    id: "derechos-arco",
    readAt: "/derechos-arco",
    versions: [legalVersion("derechos-arco/1.mdx", arco1)],
  },
  {
    id: "compensaciones-y-bonificaciones",
    readAt: "/compensaciones-y-bonificaciones",
    versions: [legalVersion("compensaciones-y-bonificaciones/1.mdx", compensation1)],
  },
  {
    id: "decalogo-de-derechos",
    readAt: "/decalogo-de-derechos",
    versions: [legalVersion("decalogo-de-derechos/1.mdx", principles1)],
  },
  {
    id: "carta-de-derechos-minimos",
    readAt: "/carta-de-derechos-minimos-accesible",
    versions: [legalVersion("carta-de-derechos-minimos/1.mdx", charter1)],
  },
] as const satisfies readonly LegalText[];

export type LegalTextId = (typeof legalTexts)[number]["id"];

/** A text with all the fields of its type. */
export function legalTextOf(id: LegalTextId): LegalText {
  const text: LegalText | undefined = legalTexts.find((each) => each.id === id);
  if (!text) throw new RangeError(`no legal text ${id}`);
  return text;
}
