/** One interface for all customer-engagement services. Source: product specification, section 7. */
import type { EventProperties } from "#domain/leads/collector-contract.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { FinalMessageOutcome } from "#platform/outbox/outbox.ts";

export type DeliveryStatus =
  | FinalMessageOutcome
  /** The message is not delivered yet. The provider retries automatically, until `finalOutcome` resolves. */
  | { state: "waiting"; outlivesPage: boolean; finalOutcome: Promise<FinalMessageOutcome> };

/** A page visit, with the provider's names for the event and the page. */
export type PageVisit = { event: string; page: string };

export type MarketingProvider = {
  identify(lead: Lead): Promise<DeliveryStatus>;
  track(event: string, properties: EventProperties): Promise<DeliveryStatus>;
  /** Reports a page visit; a visit that does not arrive is lost. */
  pageVisit(visit: PageVisit): Promise<void>;
  /** Sends the messages that earlier pages could not send. */
  resume(): Promise<void>;
  mailingList: MailingList;
};

/** Neither method throws on network errors. */
export type MailingList = {
  /** Fetches the e-mail address that received the link to this page; undefined if the provider has no such links. */
  fetchEmail(): Promise<string | undefined>;
  /**
   * @param email - as typed; ignored if the provider knows the address from the link to this page.
   * @returns whether the address is now unsubscribed.
   */
  unsubscribe(email: string): Promise<boolean>;
};
