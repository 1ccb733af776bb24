import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import type { PageRow } from "#content/site/site-map/site-page.ts";

const isPurposeShown = isPartShown("mision-y-vision");

/** Home, the pages that help people decide, and the operator's own pages. Source: product specification, section 2. */
export const mainPages = [
  { path: "/", opening: "sell", lists: ["main"] },
  { path: "/membresias", opening: "act", lists: ["main"] },
  { path: "/esim", opening: "act", lists: ["main"] },
  { path: "/portabilidad", opening: "sell", lists: ["main"] },
  { path: "/roaming-cobertura", opening: "act", lists: ["main"] },
  { path: "/wimers", opening: "sell", lists: ["main"] },
  { path: "/mapa-de-cobertura", opening: "act", lists: ["main"] },
  { path: "/arma-tu-sim", opening: "act" },
  { path: "/entretenimiento", opening: "sell", lists: ["main"] },
  {
    path: "/conocenos",
    opening: "sell",
    title: isPurposeShown ? "Conócenos: misión, visión y valores" : "Conócenos: los valores de wim",
    nav: "Conócenos",
    description: `Quiénes somos: ${isPurposeShown ? "la misión, la visión y " : ""}los valores de wim. Innovación, orientación al suscriptor y competitividad.`,
    asked: "quién dueño empresa",
  },
  { path: "/avisos" },
  { path: "/facturacion", opening: "help" },
  { path: "/regular-test", isIndexed: false },
  { path: "/gracias", opening: "celebrate", isIndexed: false },
  { path: "/formulario", opening: "act", isIndexed: false, served: "on-demand" },
] as const satisfies readonly PageRow[];
