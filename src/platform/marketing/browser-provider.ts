import { browserOutbox, browserStorage, postToCollector } from "#platform/outbox/browser-outbox.ts";
import { clevertapAccountOf } from "./clevertap-account.ts";
import { clevertapClient } from "./clevertap-client.ts";
import { clevertapProvider } from "./clevertap-provider.ts";
import { embeddedProvider } from "./collector-provider.ts";
import { pageLoadIdentity } from "./identity.ts";
import type { MarketingProvider } from "./marketing-provider.ts";
import { postUnsubscription } from "./post-unsubscription.ts";

let provider: MarketingProvider | undefined;

/** This page's provider; browser only. */
export function browserProvider(): MarketingProvider {
  provider ??= newProvider();
  return provider;
}

function newProvider(): MarketingProvider {
  const common = { identity: pageLoadIdentity(), now: Date.now };
  const account = clevertapAccountOf(document.body.dataset);
  // A build without an account contains no CleverTap code.
  if (import.meta.env.WITH_CLEVERTAP && account) {
    const { post: postToClevertap, mailingList } = clevertapClient(account);
    // The SDK does not start if the browser refuses storage, so fall back to the collector.
    const post = browserStorage() ? postToClevertap : postToCollector;
    return clevertapProvider({ ...common, outbox: browserOutbox(post), post, mailingList });
  }
  const post = postToCollector;
  return embeddedProvider({ ...common, outbox: browserOutbox(post), post, postUnsubscription });
}
