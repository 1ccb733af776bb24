/**
 * The customer-engagement service behind one interface. Source: product specification, section 7.
 * Providers differ in what they can report: one that only accepts events reports `delivered` once it has them.
 */
import type { EventProperties } from "#domain/leads/collector.ts";
import type { Lead } from "#domain/leads/lead.ts";

export type Delivery =
  | { state: "delivered" }
  | Refused
  /** Not delivered yet; the provider retries by itself, and `settled` resolves once the message is settled. */
  | { state: "waiting"; outlivesPage: boolean; settled: Promise<{ state: "delivered" } | Refused> }
  /** Did not arrive, and will not be retried. */
  | { state: "lost" };

/** Text for the visitor, empty if the provider gives none; `field` is a path such as `properties.Email`. */
type Refused = { state: "refused"; refusal: { message: string; fields: { field: string; message: string }[] } };

/** One page visit: the names of the event and of the page, as the provider knows them. */
export type PageVisit = { event: string; page: string };

export type MarketingProvider = {
  /** The login-style event that identifies the visitor. */
  identify(lead: Lead): Promise<Delivery>;
  track(event: string, properties: EventProperties): Promise<Delivery>;
  pageVisit(visit: PageVisit): Promise<Delivery>;
  /** Sends messages that have waited since an earlier page. */
  resume(): Promise<void>;
  mailingList: MailingList;
};

/** Neither method throws on network errors. */
export type MailingList = {
  /** The address behind the visitor's link, if the provider supports links. */
  fetchEmail(): Promise<string | undefined>;
  /**
   * @param email - as typed; a provider that supports links goes by the link alone.
   * @returns whether the address is now off the list.
   */
  unsubscribe(email: string): Promise<boolean>;
};
