import type { MailingList, MarketingProvider } from "./marketing-provider.ts";
import { createQueuedEvents, type QueuedEventsDependencies } from "./queued-events.ts";

type ClevertapProviderParts = QueuedEventsDependencies & { mailingList: MailingList };

/** The CleverTap provider. A lead stays in our outbox until CleverTap has acknowledged it. */
export function createClevertapProvider({ mailingList, ...parts }: ClevertapProviderParts): MarketingProvider {
  return { ...createQueuedEvents(parts), mailingList };
}
