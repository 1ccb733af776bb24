import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { getBrowserOutbox, getBrowserStorage, postToCollector } from "#platform/outbox/browser-outbox.ts";
import type { PostFunction } from "#platform/outbox/collector-client.ts";
import { createTimeoutSignal } from "#platform/request/timeout-signal.ts";
import { readClevertapAccount } from "./clevertap-account.ts";
import { createClevertapClient } from "./clevertap-client.ts";
import { getPageLoadIdentity } from "./identity.ts";
import type { MailingList, MarketingProvider } from "./marketing-provider.ts";
import { createOutboxMethods } from "./outbox-methods.ts";

let pageProvider: MarketingProvider | undefined;

/** Returns the marketing provider of this page; only for browsers. */
export function getBrowserProvider(): MarketingProvider {
  pageProvider ??= selectProvider();
  return pageProvider;
}

function selectProvider(): MarketingProvider {
  const account = readClevertapAccount(document.body.dataset);
  // A build without an account contains no CleverTap code.
  if (import.meta.env.WITH_CLEVERTAP && account) {
    const { post, mailingList } = createClevertapClient(account);
    // The SDK does not start if the browser refuses storage, so fall back to the collector.
    return createProvider(getBrowserStorage() ? post : postToCollector, mailingList);
  }
  return createProvider(postToCollector, { fetchEmail: async () => undefined, unsubscribe: postUnsubscription });
}

/** @param post - sends one message to the service. */
function createProvider(post: PostFunction, mailingList: MailingList): MarketingProvider {
  const outbox = getBrowserOutbox(post);
  return { ...createOutboxMethods({ outbox, post, identity: getPageLoadIdentity(), now: Date.now }), mailingList };
}

const timeLimitMs = 10_000;

/** @returns whether the collector has recorded the unsubscription. */
async function postUnsubscription(email: string): Promise<boolean> {
  try {
    const { ok, headers, status } = await fetch(collectorPaths.unsubscribe, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ Email: email }),
      redirect: "error",
      signal: createTimeoutSignal(timeLimitMs),
    });
    // A captive portal responds with HTML, so only JSON counts.
    if (ok && headers.get("content-type")?.includes("json")) return true;
    console.warn(`The collector answered ${status} to an unsubscription.`);
  } catch (error) {
    console.warn("The collector did not take an unsubscription.", error);
  }
  return false;
}
