import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import type { PageRow, SitePath } from "#content/site/site-map/site-page.ts";

const libraryContents = isPartShown("datos-patrocinados") ? ", derechos y datos patrocinados" : " y derechos";

const legalPage = (path: SitePath, row: Partial<PageRow> = {}): PageRow => ({
  path,
  lists: ["legal"],
  parent: "/legal",
  ...row,
});

/** Legal and regulatory texts. Source: product specification, section 2. */
export const legalPages: readonly PageRow[] = [
  {
    path: "/legal",
    title: "Legal: todos los documentos",
    nav: "Legal",
    description: `Aviso de privacidad, términos, política de uso, contrato, tarifas registradas${libraryContents}, ordenados por tema.`,
    lists: ["main"],
  },
  legalPage("/aviso-de-privacidad", { lists: ["main", "legal"] }),
  legalPage("/aviso-de-privacidad-accesible"),
  legalPage("/terminos-y-condiciones", { lists: ["main", "legal"] }),
  legalPage("/terminos-y-condiciones-accesible"),
  legalPage("/terminos-de-uso", { isIndexed: false }),
  legalPage("/politica-de-uso"),
  legalPage("/gestion-de-trafico"),
  legalPage("/colaboracion-autoridades"),
  legalPage("/derechos-arco"),
  legalPage("/compensaciones-y-bonificaciones"),
  legalPage("/contrato-de-adhesion"),
  legalPage("/contrato-de-adhesion-accesible"),
  legalPage("/decalogo-de-derechos"),
  legalPage("/carta-de-derechos-minimos-accesible"),
  legalPage("/accesibilidad"),
];
