import { isPartShown } from "./hidden-parts.ts";
import type { PageRow } from "./site-page.ts";

const hasPurpose = isPartShown("mision-y-vision");

/** Home, the pages that help people decide, the operator's own pages. Source: product specification, section 2. */
export const mainPages = [
  {
    path: "/",
    lists: ["sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/membresias",
    lists: ["header", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/esim",
    lists: ["header", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/portabilidad",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/roaming-cobertura",
    lists: ["sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/wimers",
    lists: ["header", "footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/mapa-de-cobertura",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/entretenimiento",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/conocenos",
    title: hasPurpose ? "Conócenos: misión, visión y valores" : "Conócenos: los valores de wim",
    nav: "Conócenos",
    description: `Quiénes somos: ${hasPurpose ? "la misión, la visión y " : ""}los valores de wim. Innovación, orientación al suscriptor y competitividad.`,
    asked: "quién dueño empresa",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/avisos",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/facturacion",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/regular-test",
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/gracias",
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/formulario",
    lists: [],
    published: true,
    indexed: false,
    served: "on-demand",
  },
] as const satisfies readonly PageRow[];
