import { formatLeadIdentity } from "#domain/leads/lead-identity.ts";

let pageLoadIdentity: string | undefined;

/** Returns the visitor's Identity, which is the same for the whole page load. */
export function getPageLoadIdentity(): string {
  pageLoadIdentity ??= formatLeadIdentity(createUniqueId());
  return pageLoadIdentity;
}

/** Creates a unique id from four random 32-bit numbers. `crypto.randomUUID` needs HTTPS, and iOS 15.4 or Chrome 92. */
export function createUniqueId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
