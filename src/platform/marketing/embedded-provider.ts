import type { MarketingProvider } from "./marketing-provider.ts";
import { type QueuedEventsParts, queuedEvents } from "./queued-events.ts";

type EmbeddedProviderParts = QueuedEventsParts & {
  /** Hands an address to the collector; whether it is off the list now. */
  postUnsubscription: (email: string) => Promise<boolean>;
};

/** The default provider: the site's own collector. The list of its e-mails knows whoever types an address. */
export function embeddedProvider({ postUnsubscription, ...parts }: EmbeddedProviderParts): MarketingProvider {
  return {
    ...queuedEvents(parts),
    mailingList: { fetchEmail: async () => undefined, unsubscribe: postUnsubscription },
  };
}
