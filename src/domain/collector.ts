/**
 * What the browser and the site's own collector say to each other.
 * A message is acknowledged with 2xx only when it is stored; the same `Identity`, `event` and `page` are stored once.
 */
import type { Lead } from "./lead.ts";

export const collectorPaths = {
  /** JSON, one {@link CollectorMessage} a request. 201: stored now; 200: was stored already. */
  events: "/api/events",
  /** The lead form sent natively (`application/x-www-form-urlencoded`): 303 to `leadThanks`, or 422 with the form again. */
  leadForm: "/api/leads",
  /** The page that thanks for a form sent natively. */
  leadThanks: "/gracias",
  /** An address that wants no more e-mails, as a form: 303 to `unsubscribed`, or 200 in JSON for who asks for it. */
  unsubscribe: "/api/unsubscribe",
  /** The page that confirms an unsubscription sent natively. */
  unsubscribed: "/baja-confirmada",
} as const;

/** Names as the marketing provider knows them. Source: product specification, section 7. */
export const eventNames = {
  /** The login-style event; its properties are the {@link Lead}. */
  identify: "Login",
  formSubmitted: "FORM_SUBMITTED",
  pageVisited: "Pagina visitada",
} as const;

/** Events that tell of a page visit. */
export const visitEventNames = [
  eventNames.pageVisited,
  "Suscripcion",
  "Wimers",
  "Ayuda",
  "FAQ",
  "Portabilidad",
  "eSIM",
  "Politica de uso",
] as const;

/** Fixed for page visits. */
export const visitChannel = "marketing";

/** Properties of `FORM_SUBMITTED` for the home page's form. */
export const homeLeadForm = { Source: "Homepage", "From form": "Homepage-leads-form" } as const;

export type EventProperties = Record<string, string | number | boolean>;

export type CollectorMessage =
  | { event: typeof eventNames.identify; Identity: string; properties: Omit<Lead, "Identity"> }
  | { event: string; Identity: string; properties: EventProperties };

/** Answer to a message that was refused; `field` is a path such as `properties.Email`. */
export type CollectorRefusal = {
  error: { message: string; fields?: { field: string; message: string }[] };
};

/** Largest body the collector reads, bytes. */
export const maxMessageBytes = 16_384;

/** How an address is compared: spaces around it and capitals do not count. */
export function comparableEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
