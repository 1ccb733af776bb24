import { browserOutbox, browserStorage, postToCollector } from "#platform/outbox/browser-outbox.ts";
import { clevertapAccountOf } from "./clevertap-account.ts";
import { clevertapClient } from "./clevertap-client.ts";
import { clevertapProvider } from "./clevertap-provider.ts";
import { embeddedProvider } from "./embedded-provider.ts";
import { pageLoadIdentity } from "./identity.ts";
import type { MarketingProvider } from "./marketing-provider.ts";
import { postUnsubscription } from "./post-unsubscription.ts";

let provider: MarketingProvider | undefined;

/** The provider of this page, in the browser only. */
export function browserProvider(): MarketingProvider {
  provider ??= newProvider();
  return provider;
}

function newProvider(): MarketingProvider {
  const common = { identity: pageLoadIdentity(), now: Date.now };
  const account = clevertapAccountOf(document.body.dataset);
  // A build without an account has nothing of CleverTap in it.
  if (import.meta.env.WITH_CLEVERTAP && account) {
    const { post: postToClevertap, mailingList } = clevertapClient(account);
    // Where the browser refuses its store the SDK does not start: better the collector than nobody.
    const post = browserStorage() ? postToClevertap : postToCollector;
    return clevertapProvider({ ...common, outbox: browserOutbox(post), post, mailingList });
  }
  const post = postToCollector;
  return embeddedProvider({ ...common, outbox: browserOutbox(post), post, postUnsubscription });
}
