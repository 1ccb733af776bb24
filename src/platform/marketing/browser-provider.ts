import { getBrowserOutbox, getBrowserStorage, postToCollector } from "#platform/outbox/browser-outbox.ts";
import { readClevertapAccount } from "./clevertap-account.ts";
import { createClevertapClient } from "./clevertap-client.ts";
import { createClevertapProvider } from "./clevertap-provider.ts";
import { createCollectorProvider } from "./collector-provider.ts";
import { getPageLoadIdentity } from "./identity.ts";
import type { MarketingProvider } from "./marketing-provider.ts";
import { postUnsubscription } from "./post-unsubscription.ts";

let provider: MarketingProvider | undefined;

/** The marketing provider of this page; only for browsers. */
export function getBrowserProvider(): MarketingProvider {
  provider ??= newProvider();
  return provider;
}

function newProvider(): MarketingProvider {
  const common = { identity: getPageLoadIdentity(), now: Date.now };
  const account = readClevertapAccount(document.body.dataset);
  // A build without an account contains no CleverTap code.
  if (import.meta.env.WITH_CLEVERTAP && account) {
    const { post: postToClevertap, mailingList } = createClevertapClient(account);
    // The SDK does not start if the browser refuses storage, so fall back to the collector.
    const post = getBrowserStorage() ? postToClevertap : postToCollector;
    return createClevertapProvider({ ...common, outbox: getBrowserOutbox(post), post, mailingList });
  }
  const post = postToCollector;
  return createCollectorProvider({ ...common, outbox: getBrowserOutbox(post), post, postUnsubscription });
}
