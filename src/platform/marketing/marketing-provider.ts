/**
 * The customer-engagement service behind one interface. Source: product specification, section 7.
 * Providers differ in what they can report: one that only accepts events reports `delivered` once it has accepted them.
 */
import type { EventProperties } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";

export type Delivery =
  | { state: "delivered" }
  | Refused
  /** Not delivered yet; the provider retries by itself, and `settled` resolves once the message is settled. */
  | { state: "waiting"; outlivesPage: boolean; settled: Promise<{ state: "delivered" } | Refused> }
  /** Did not arrive and will not be retried. */
  | { state: "lost" };

/** `message` is for the visitor, empty if the provider gives none; `field` is a path such as `properties.Email`. */
type Refused = { state: "refused"; refusal: { message: string; fields: { field: string; message: string }[] } };

/** One page visit: the provider's names for the event and the page. */
export type PageVisit = { event: string; page: string };

export type MarketingProvider = {
  /** The login-style event that identifies the visitor. */
  identify(lead: Lead): Promise<Delivery>;
  track(event: string, properties: EventProperties): Promise<Delivery>;
  pageVisit(visit: PageVisit): Promise<Delivery>;
  /** Sends messages left waiting by earlier pages. */
  resume(): Promise<void>;
  mailingList: MailingList;
};

/** Neither method throws on network errors. */
export type MailingList = {
  /** The address behind the visitor's e-mail link, if the provider supports links. */
  fetchEmail(): Promise<string | undefined>;
  /**
   * @param email - as typed; ignored by a provider that supports links.
   * @returns whether the address is now unsubscribed.
   */
  unsubscribe(email: string): Promise<boolean>;
};
