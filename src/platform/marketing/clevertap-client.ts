/**
 * Sends messages through the CleverTap SDK; they stay in the outbox until CleverTap answers. See docs/decisions/0032.
 */

import { buildClevertapOrigin } from "#domain/leads/clevertap-origin.ts";
import type { CollectorMessage } from "#domain/leads/collector-contract.ts";
import { eventNames } from "#domain/leads/collector-contract.ts";
import type { PostFunction, PostOutcome } from "#platform/outbox/collector-client.ts";
import { allowScripts } from "#platform/trusted-types/trusted-types-policy.ts";
import type { ClevertapAccount } from "./clevertap-account.ts";
import { captureRequest, observeClevertapResponses, type SentRequest } from "./clevertap-requests.ts";
import type { MailingList } from "./marketing-provider.ts";
import { keepSdkStorageInMemory } from "./sdk-storage.ts";

type Sdk = typeof import("clevertap-web-sdk").default;

/** Time limit for CleverTap's answer; without an answer in time, the message stays in the outbox. */
const timeLimitMs = 10_000;

/** The SDK's storage keys: unanswered requests, the flag that stops the SDK from sending, and the device's id. */
const storageKeys = { queue: "WZRK_L", block: "WZRK_BLOCK", device: "WZRK_G" } as const;

export type ClevertapClient = { post: PostFunction; mailingList: MailingList };

export function createClevertapClient({ account, region, domain }: ClevertapAccount): ClevertapClient {
  let startPromise: Promise<{ sdk: Sdk; firstRequest: SentRequest | undefined }> | undefined;
  /** The request that passed the time limit without an answer or a failure, and the id of its message. */
  let pendingRequest: { id: string; request: SentRequest } | undefined;
  let sendQueue: Promise<unknown> = Promise.resolve();
  /** Writes the SDK's storage into the browser; defined while that storage is in memory. */
  let persistStorage: (() => void) | undefined;

  function startSdkOnce() {
    startPromise ??= startSdk().catch((error: unknown) => {
      startPromise = undefined;
      throw error;
    });
    return startPromise;
  }

  async function startSdk() {
    forgetEarlierPages();
    // Visitors agree to the SDK's storage by sending the form. A stored device id shows that they have sent one before.
    if (!hasStoredDevice()) persistStorage ??= keepSdkStorageInMemory();
    // Trusted Types must admit the SDK's requests, which are scripts.
    allowScripts(`${buildClevertapOrigin(region, domain)}/`);
    const { default: sdk } = await import("clevertap-web-sdk");
    observeClevertapResponses();
    // The SDK must not report visits: the site's pages report them, unless the visitor objects to being counted.
    sdk.pageChanged = () => {};
    const firstRequest = await captureRequest(() => {
      sdk.privacy.push({ optOut: false });
      sdk.privacy.push({ useIP: false });
      sdk.init(account, region, domain);
    });
    return { sdk, firstRequest };
  }

  /** @returns undefined if the SDK cannot send now. */
  async function sendMessage(message: CollectorMessage): Promise<SentRequest | undefined> {
    const { sdk, firstRequest } = await startSdkOnce();
    if (message.event === eventNames.identify) {
      persistStorage?.();
      persistStorage = undefined;
    }
    // The message waits: until the SDK's first request is answered, the SDK queues all others, or sends the first
    // request again.
    if ((await firstRequest?.outcome(timeLimitMs)) === "pending") return undefined;
    return captureRequest(() => pushMessage(sdk, message));
  }

  async function postMessage(message: CollectorMessage): Promise<PostOutcome> {
    const id = `${message.Identity} ${message.event}`;
    try {
      if (pendingRequest && pendingRequest.id !== id && (await pendingRequest.request.outcome(0)) === "pending")
        return unavailableOutcome;
      const request = pendingRequest?.id === id ? pendingRequest.request : await sendMessage(message);
      const outcome = await request?.outcome(timeLimitMs);
      pendingRequest = request && outcome === "pending" ? { id, request } : undefined;
      return outcome === "answered" ? { state: "acknowledged" } : unavailableOutcome;
    } catch (error) {
      console.warn("CleverTap did not load.", error);
      return unavailableOutcome;
    }
  }

  /**
   * Sends a request about the mailing list. It concerns only the e-mail address that received the link to this page.
   *
   * @returns whether CleverTap answered.
   */
  async function requestMailingList(sendRequest: () => void): Promise<boolean> {
    await startSdkOnce();
    const request = await captureRequest(sendRequest);
    return (await request?.outcome(timeLimitMs)) === "answered";
  }

  return {
    post(message) {
      const queuedPost = sendQueue.then(() => postMessage(message));
      sendQueue = queuedPost;
      return queuedPost;
    },
    mailingList: {
      async fetchEmail() {
        let address: string | undefined;
        window.wzrk_email_fetched = (result) => {
          address = result;
        };
        await requestMailingList(() => window.$WZRK_WR.getEmail(false));
        return address;
      },
      async unsubscribe() {
        let status: number | string | undefined;
        window.wzrk_email_subscription = (result) => {
          status = result;
        };
        await requestMailingList(() => window.$WZRK_WR.unSubEmail(false));
        return status !== undefined && Number(status) === 0;
      },
    },
  };
}

const unavailableOutcome = { state: "unavailable", retryAfterMs: 0 } as const;

/**
 * Drops the requests that earlier pages left unanswered. The important ones are in the site's outbox too, so they would
 * be sent twice. Also unblocks the SDK: if its very first request failed, it would never send again.
 */
function forgetEarlierPages(): void {
  forgetQueue();
  try {
    if (!hasStoredDevice()) localStorage.removeItem(storageKeys.block);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function hasStoredDevice(): boolean {
  try {
    return localStorage.getItem(storageKeys.device) !== null;
  } catch {
    return false;
  }
}

function forgetQueue(): void {
  try {
    localStorage.removeItem(storageKeys.queue);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/**
 * Sends a message through the SDK's queue, which marks each request as sent. The SDK never resends a marked request,
 * not even when it sends others automatically.
 */
function pushMessage(sdk: Sdk, { event, Identity, properties }: CollectorMessage): void {
  // Without `clear`, the SDK would keep waiting for the answers to earlier requests, which cannot come any more.
  if (!sdk.getCleverTapID()) sdk.clear();
  // This frees the first number: the SDK holds back a new visitor's first request unless the request gets that number.
  forgetQueue();
  sdk.setOffline(true);
  if (event === eventNames.identify) sdk.onUserLogin.push({ Site: { ...properties, Identity } });
  else sdk.event.push(event, properties);
  sdk.setOffline(false);
}
