/**
 * One interface for all customer-engagement services. Source: product specification, section 7.
 */
import type { EventProperties } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";

export type DeliveryStatus =
  | { state: "delivered" }
  | Refused
  /** Not delivered yet. The provider retries automatically; `settled` resolves to the final state. */
  | { state: "waiting"; outlivesPage: boolean; settled: Promise<{ state: "delivered" } | Refused> }
  /** Not delivered, and not retried. */
  | { state: "lost" };

/** `message` is shown to the visitor and may be empty; `field` is a path such as `properties.Email`. */
type Refused = { state: "refused"; refusal: { message: string; fields: { field: string; message: string }[] } };

/** A page visit, with the provider's names for the event and the page. */
export type PageVisit = { event: string; page: string };

export type MarketingProvider = {
  /** Sends the event that identifies the visitor. */
  identify(lead: Lead): Promise<DeliveryStatus>;
  track(event: string, properties: EventProperties): Promise<DeliveryStatus>;
  pageVisit(visit: PageVisit): Promise<DeliveryStatus>;
  /** Sends the messages that earlier pages could not send. */
  resume(): Promise<void>;
  mailingList: MailingList;
};

/** Neither method throws on network errors. */
export type MailingList = {
  /** Fetches the address of the visitor's e-mail link; undefined if the provider has no such links. */
  fetchEmail(): Promise<string | undefined>;
  /**
   * @param email - as typed; ignored if the visitor's e-mail link determines the address.
   * @returns whether the address is now unsubscribed.
   */
  unsubscribe(email: string): Promise<boolean>;
};
