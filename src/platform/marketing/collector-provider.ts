import { createEventMethods, type EventMethodsDependencies } from "./event-methods.ts";
import type { MarketingProvider } from "./marketing-provider.ts";

type CollectorProviderDependencies = EventMethodsDependencies & {
  /** Asks the collector to unsubscribe an address; resolves to whether the address is unsubscribed. */
  postUnsubscription: (email: string) => Promise<boolean>;
};

/** The default provider: the site's own collector, which unsubscribes the address that the visitor types. */
export function createCollectorProvider({
  postUnsubscription,
  ...dependencies
}: CollectorProviderDependencies): MarketingProvider {
  return {
    ...createEventMethods(dependencies),
    mailingList: { fetchEmail: async () => undefined, unsubscribe: postUnsubscription },
  };
}
