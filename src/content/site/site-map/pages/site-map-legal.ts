import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import type { PageRow } from "#content/site/site-map/site-page.ts";

const libraryContents = isPartShown("datos-patrocinados") ? ", derechos y datos patrocinados" : " y derechos";

/** Legal and regulatory texts. Source: product specification, section 2. */
export const legalPages = [
  {
    path: "/legal",
    title: "Legal: todos los documentos",
    nav: "Legal",
    description: `Aviso de privacidad, términos, política de uso, contrato, tarifas registradas${libraryContents}, ordenados por tema.`,
    lists: ["main"],
  },
  {
    path: "/aviso-de-privacidad",
    lists: ["main", "legal"],
    parent: "/legal",
  },
  {
    path: "/aviso-de-privacidad-accesible",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/terminos-y-condiciones",
    lists: ["main", "legal"],
    parent: "/legal",
  },
  {
    path: "/terminos-y-condiciones-accesible",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/terminos-de-uso",
    lists: ["legal"],
    isIndexed: false,
    parent: "/legal",
  },
  {
    path: "/politica-de-uso",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/gestion-de-trafico",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/colaboracion-autoridades",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/derechos-arco",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/compensaciones-y-bonificaciones",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/contrato-de-adhesion",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/contrato-de-adhesion-accesible",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/decalogo-de-derechos",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/carta-de-derechos-minimos-accesible",
    lists: ["legal"],
    parent: "/legal",
  },
  {
    path: "/accesibilidad",
    lists: ["legal"],
    parent: "/legal",
  },
] as const satisfies readonly PageRow[];
