/**
 * The messages between the browser and the site's own collector. A message is acknowledged with 2xx only once it is
 * stored; each combination of `Identity`, `event` and `page` is stored once.
 */
import type { Lead } from "./lead.ts";

export const collectorPaths = {
  /** JSON, one {@link CollectorMessage} per request. 201: stored now; 200: already stored. */
  events: "/api/events",
  /**
   * The lead form submitted natively (`application/x-www-form-urlencoded`): 303 to `leadThanks`, or 422 with the form
   * again.
   */
  leadForm: "/api/leads",
  /** The thank-you page after a native form submission. */
  leadThanks: "/gracias",
  /** A form with the e-mail address to unsubscribe: 303 to `unsubscribed`, or 200 with JSON if requested. */
  unsubscribe: "/api/unsubscribe",
  /** The page that confirms an unsubscription submitted natively. */
  unsubscribed: "/baja-confirmada",
} as const;

/** Event names of the marketing provider. Source: product specification, section 7. */
export const eventNames = {
  /** Identifies the visitor, as a login would; its properties are the {@link Lead}. */
  identify: "Login",
  formSubmitted: "FORM_SUBMITTED",
  pageVisited: "Pagina visitada",
} as const;

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

/** Value of `Channel` in page visits. */
export const visitChannel = "marketing";

/** Properties of `FORM_SUBMITTED`, as in the product specification, wherever the form is. */
export const leadFormProperties = { Source: "Homepage", "From form": "Homepage-leads-form" } as const;

export type EventProperties = Record<string, string | number | boolean>;

export type CollectorMessage =
  | { event: typeof eventNames.identify; Identity: string; properties: Omit<Lead, "Identity"> }
  | { event: string; Identity: string; properties: EventProperties };

/**
 * Reason for refusing a message. `message` is for the visitor and may be empty; `field` is a path: `properties.Email`.
 */
export type Refusal = { message: string; fields: { field: string; message: string }[] };

/** Response to a refused message. */
export type CollectorRefusal = { error: Pick<Refusal, "message"> & Partial<Refusal> };

/** Maximum number of days that a submitted form waits in the visitor's browser while the server is unreachable. */
export const maxLeadAgeDays = 30;

/** Maximum size of a request's body, in bytes. */
export const maxMessageBytes = 16_384;
