import { guidePaths } from "#content/guides/guide-addresses.ts";
import type { PageRow } from "#content/site/site-map/site-page.ts";

/** Help, guides and related pages. Source: product specification, section 2. */
export const helpPages: readonly PageRow[] = [
  { path: "/ayuda", opening: "help", lists: ["main"] },
  { path: "/estado", opening: "help", parent: "/ayuda" },
  { path: "/preguntas-frecuentes", opening: "help" },
  { path: "/conoce-tus-consumos", opening: "act" },
  { path: "/actualiza-tu-apn", opening: "help" },
  { path: "/manual-de-conexion-apn", opening: "help" },
  { path: "/saber-si-mi-celular-esta-desbloqueado", opening: "act" },
  { path: "/reportar-robo-equipo", opening: "act", lists: ["main"] },
  { path: "/reporte-por-robo-o-extravio", opening: "act", canonical: "/reportar-robo-equipo" },
  { path: "/emergencias-911", opening: "act" },
  ...Object.values(guidePaths).map((path): PageRow => ({ path, opening: "sell", parent: "/entretenimiento" })),
  { path: "/mapa-del-sitio", opening: "help" },
  { path: "/desuscribir-email", opening: "act", isIndexed: false },
  { path: "/baja-confirmada", opening: "celebrate", isIndexed: false },
  { path: "/buscar", opening: "help", isIndexed: false },
  { path: "/sin-conexion", opening: "act", isIndexed: false },
];
