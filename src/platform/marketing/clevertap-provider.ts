import type { MailingList, MarketingProvider } from "./marketing-provider.ts";
import { type QueuedEventsParts, queuedEvents } from "./queued-events.ts";

type ClevertapProviderParts = QueuedEventsParts & { mailingList: MailingList };

/** CleverTap's service. A lead stays in the outbox of the site until CleverTap has answered for it. */
export function clevertapProvider({ mailingList, ...parts }: ClevertapProviderParts): MarketingProvider {
  return { ...queuedEvents(parts), mailingList };
}
