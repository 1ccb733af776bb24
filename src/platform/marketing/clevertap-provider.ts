import { createEventMethods, type EventMethodsDependencies } from "./event-methods.ts";
import type { MailingList, MarketingProvider } from "./marketing-provider.ts";

type ClevertapProviderDependencies = EventMethodsDependencies & { mailingList: MailingList };

/** The CleverTap provider. A lead stays in the site's outbox until CleverTap has acknowledged it. */
export function createClevertapProvider({
  mailingList,
  ...dependencies
}: ClevertapProviderDependencies): MarketingProvider {
  return { ...createEventMethods(dependencies), mailingList };
}
