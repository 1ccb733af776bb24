import { browserOutbox, postToCollector } from "#platform/outbox/browser-outbox.ts";
import { embeddedProvider } from "./embedded-provider.ts";
import { pageLoadIdentity } from "./identity.ts";
import type { MarketingProvider } from "./marketing-provider.ts";

let provider: MarketingProvider | undefined;

/** The provider of this page, in the browser only. */
export function browserProvider(): MarketingProvider {
  provider ??= embeddedProvider({ outbox: browserOutbox(), post: postToCollector, identity: pageLoadIdentity() });
  return provider;
}
