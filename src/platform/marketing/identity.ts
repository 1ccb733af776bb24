import { formatLeadIdentity } from "#domain/leads/lead-identity.ts";

let identity: string | undefined;

/** The visitor's Identity: one per page load. */
export function getPageLoadIdentity(): string {
  identity ??= formatLeadIdentity(createUniqueId());
  return identity;
}

/** A unique id made of four random 32-bit numbers. `crypto.randomUUID` needs HTTPS, and iOS 15.4 or Chrome 92. */
export function createUniqueId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
