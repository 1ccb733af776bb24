/**
 * The customer-engagement service behind one interface. Source: product specification, section 7.
 * Providers differ in what they can answer: one that only takes events over answers `delivered` when it has them.
 */
import type { EventProperties } from "#domain/collector.ts";
import type { Lead } from "#domain/lead.ts";

export type Delivery =
  | { state: "delivered" }
  | Refused
  /** Not there yet; the provider tries again by itself, and `settled` comes when it has been. */
  | { state: "waiting"; outlivesPage: boolean; settled: Promise<{ state: "delivered" } | Refused> }
  /** Did not arrive, and nobody tries again. */
  | { state: "lost" };

/** Words for the visitor, empty where the provider has none; `field` is a path such as `properties.Email`. */
type Refused = { state: "refused"; refusal: { message: string; fields: { field: string; message: string }[] } };

/** One visit of a page: the event's name and the page's, as the provider knows them. */
export type PageVisit = { event: string; page: string };

export type MarketingProvider = {
  /** The login-style event that tells who the visitor is. */
  identify(lead: Lead): Promise<Delivery>;
  track(event: string, properties: EventProperties): Promise<Delivery>;
  pageVisit(visit: PageVisit): Promise<Delivery>;
  /** Sends what has waited since an earlier page. */
  resume(): Promise<void>;
  mailingList: MailingList;
};

/** Neither of the two throws because of the network. */
export type MailingList = {
  /** The address that the visitor's link stands for, if the provider knows links. */
  fetchEmail(): Promise<string | undefined>;
  /**
   * @param email - as it was typed; a provider that knows links goes by the link alone.
   * @returns whether the address is off the list now.
   */
  unsubscribe(email: string): Promise<boolean>;
};
