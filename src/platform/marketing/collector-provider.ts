import type { MarketingProvider } from "./marketing-provider.ts";
import { type QueuedEventsParts, queuedEvents } from "./queued-events.ts";

type EmbeddedProviderParts = QueuedEventsParts & {
  /** Sends an address to the collector; resolves to whether it is now unsubscribed. */
  postUnsubscription: (email: string) => Promise<boolean>;
};

/** The default provider: the site's own collector. Its mailing list uses the typed address. */
export function embeddedProvider({ postUnsubscription, ...parts }: EmbeddedProviderParts): MarketingProvider {
  return {
    ...queuedEvents(parts),
    mailingList: { fetchEmail: async () => undefined, unsubscribe: postUnsubscription },
  };
}
