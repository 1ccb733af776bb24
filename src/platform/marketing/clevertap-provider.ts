import type { MailingList, MarketingProvider } from "./marketing-provider.ts";
import { type QueuedEventsParts, queuedEvents } from "./queued-events.ts";

type ClevertapProviderParts = QueuedEventsParts & { mailingList: MailingList };

/** The CleverTap provider. A lead stays in our outbox until CleverTap has acknowledged it. */
export function clevertapProvider({ mailingList, ...parts }: ClevertapProviderParts): MarketingProvider {
  return { ...queuedEvents(parts), mailingList };
}
