import type { MarketingProvider } from "./marketing-provider.ts";
import { createQueuedEvents, type QueuedEventsDependencies } from "./queued-events.ts";

type EmbeddedProviderParts = QueuedEventsDependencies & {
  /** Sends an address to the collector; resolves to whether it is now unsubscribed. */
  postUnsubscription: (email: string) => Promise<boolean>;
};

/** The default provider: the site's own collector. Its mailing list uses the typed address. */
export function createCollectorProvider({ postUnsubscription, ...parts }: EmbeddedProviderParts): MarketingProvider {
  return {
    ...createQueuedEvents(parts),
    mailingList: { fetchEmail: async () => undefined, unsubscribe: postUnsubscription },
  };
}
