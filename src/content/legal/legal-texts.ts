/**
 * The legal texts. Each has a folder with its versions: `1.md` is written by people, `1.published.json` by
 * `npm run legal:publish`. Source: product specification, section 2.
 */
import type { SitePath } from "#content/site/site-page.ts";
import type { LegalVersion } from "./legal-version.ts";
import { legalFolder, versionsIn } from "./read-legal-text.ts";

export type LegalText = {
  /** Its folder in `legal/`, and the name of its documents. */
  id: string;
  /** Where the whole text is read. */
  readAt: SitePath;
  /** Where the document is shown, if not on the same page. */
  shownAt?: SitePath;
  /** Newest first: those that were published; while there are none, the newest draft. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
};

const rows = [
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
] as const satisfies readonly Omit<LegalText, "versions">[];

export type LegalTextId = (typeof rows)[number]["id"];

export const legalTexts: readonly LegalText[] = rows.map((row) => ({
  ...row,
  versions: versionsIn(`${legalFolder}/${row.id}`),
}));

export function legalTextOf(id: LegalTextId): LegalText {
  const text = legalTexts.find((each) => each.id === id);
  if (!text) throw new RangeError(`no legal text ${id}`);
  return text;
}
