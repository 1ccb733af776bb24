import { createEventMethods, type EventMethodsDependencies } from "./event-methods.ts";
import type { MailingList, MarketingProvider } from "./marketing-provider.ts";

type ClevertapProviderParts = EventMethodsDependencies & { mailingList: MailingList };

/** The CleverTap provider. A lead stays in the site's outbox until CleverTap has acknowledged it. */
export function createClevertapProvider({ mailingList, ...parts }: ClevertapProviderParts): MarketingProvider {
  return { ...createEventMethods(parts), mailingList };
}
