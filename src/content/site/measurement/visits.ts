/** Events that report page visits to the marketing provider, by page. Source: product specification, section 7. */

import type { SitePath } from "#content/site/site-map/site-page.ts";
import { eventNames } from "#domain/leads/collector-contract.ts";

export const visitEvents = {
  "/": { event: eventNames.pageVisited, page: "Home" },
  "/membresias": { event: "Suscripcion", page: "Suscripcion" },
  "/wimers": { event: "Wimers", page: "Wimers" },
  "/ayuda": { event: "Ayuda", page: "Ayuda" },
  "/preguntas-frecuentes": { event: "FAQ", page: "FAQ" },
  "/portabilidad": { event: "Portabilidad", page: "Portabilidad" },
  "/esim": { event: "eSIM", page: "eSIM" },
  "/legal": { event: eventNames.pageVisited, page: "Legal" },
  "/politica-de-uso": { event: "Politica de uso", page: "Politica de uso" },
  "/contrato-de-adhesion": { event: eventNames.pageVisited, page: "Contrato de adhesion" },
  "/conocenos": { event: eventNames.pageVisited, page: "Conocenos" },
} as const satisfies Partial<Record<SitePath, { event: string; page: string }>>;

export function findVisitEvent(path: string): { event: string; page: string } | undefined {
  return Object.entries(visitEvents).find(([visitedPath]) => visitedPath === path)?.[1];
}
