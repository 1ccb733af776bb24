/** Keeps messages until the collector acknowledges or refuses them, for at most `maxLeadAgeDays`. */
import { type CollectorMessage, maxLeadAgeDays, type Refusal } from "#domain/leads/collector-contract.ts";
import type { PostFunction } from "./collector-client.ts";
import { createEntry, type OutboxEntry } from "./entries.ts";
import {
  createEntryStore,
  type EntryStore,
  type LockFunction,
  type PersistenceLevel,
  type TextStore,
} from "./entry-store.ts";

export type FinalMessageOutcome = { state: "delivered" } | { state: "refused"; refusal: Refusal };

/** `waiting`: number of messages left for a later attempt. */
type FlushResult = { waiting: number };

export type Outbox = {
  /** @returns where the message is kept, and its outcome once it has left the outbox. */
  enqueue(message: CollectorMessage): Promise<{ persistence: PersistenceLevel; settled: Promise<FinalMessageOutcome> }>;
  /** Sends the waiting messages in order; any that cannot be sent now are retried automatically. */
  flush(): Promise<FlushResult>;
};

export type OutboxDependencies = {
  /** Undefined if the browser blocks site data. */
  storage: TextStore | undefined;
  post: PostFunction;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Returns a random number from 0 to 1, which spreads the retries of many browsers over time. */
  random: () => number;
  /** Runs `work` once after `ms`; returns a function that cancels it. */
  schedule: (ms: number, work: () => void) => () => void;
  /** Calls the listener when a retry is worthwhile: the network is back or the page is visible again. */
  onWake: (listener: () => void) => void;
  /** Guards the shared store; held only briefly. */
  storeLock: LockFunction;
  /** Allows one sender at a time across all tabs; held while messages are in flight. */
  sendLock: LockFunction;
};

type Watch = {
  settled: Promise<FinalMessageOutcome>;
  settle: (settled: FinalMessageOutcome) => void;
  /** Whether the message has been stored. If it disappears from the store afterwards, another tab has sent it. */
  isQueued: boolean;
};

const maxAgeMs = maxLeadAgeDays * 24 * 3_600_000;
const firstRetryMs = 2_000;
const maxRetryMs = 300_000;

export function createOutbox(outside: OutboxDependencies): Outbox {
  const { post, now, random, schedule: after, onWake, storeLock, sendLock } = outside;
  const store: EntryStore = createEntryStore(outside.storage, storeLock);
  const watched = new Map<string, Watch>();
  let flushing: Promise<FlushResult> | undefined;
  let cancelRetry = () => {};
  let failedRounds = 0;
  /** Earliest time that the collector allows for the next request, in milliseconds since the epoch. */
  let notBefore = 0;

  function watch(id: string): Watch {
    const known = watched.get(id);
    if (known) return known;
    let settle: Watch["settle"] = () => {};
    const settled = new Promise<FinalMessageOutcome>((resolve) => {
      settle = resolve;
    });
    const fresh = { settled, settle, isQueued: false };
    watched.set(id, fresh);
    return fresh;
  }

  function settle(id: string, settled: FinalMessageOutcome): void {
    watched.get(id)?.settle(settled);
    watched.delete(id);
  }

  async function dropOld(): Promise<void> {
    const old = store.read().filter(({ queuedAt }) => now() - queuedAt > maxAgeMs);
    if (old.length === 0) return;
    await store.remove(old.map(({ id }) => id));
    for (const { id } of old) settle(id, { state: "refused", refusal: { message: "", fields: [] } });
  }

  async function flushOnce(): Promise<FlushResult> {
    let hasSent = false;
    await dropOld();
    /** Identities with an unsent message. Their later messages wait too, so that a visitor's messages stay in order. */
    const heldBack = new Set<string>();
    let retryAfterMs = 0;
    const next = () => store.read().find(({ message }) => !heldBack.has(message.Identity));
    for (let entry = next(); entry && now() >= notBefore; entry = next()) {
      const { id, message } = entry;
      const outcome = await post(message);
      if (outcome.state === "acknowledged" || outcome.state === "refused") {
        await store.remove([id]);
        hasSent ||= outcome.state === "acknowledged";
        settle(id, outcome.state === "refused" ? outcome : { state: "delivered" });
        continue;
      }
      heldBack.add(message.Identity);
      retryAfterMs = Math.max(retryAfterMs, outcome.retryAfterMs);
      if (outcome.state === "unavailable") break;
    }
    const left = store.read();
    finishRound(left, hasSent, retryAfterMs);
    return { waiting: left.length };
  }

  /** Synchronous: a message queued meanwhile would otherwise neither be part of this round nor start another. */
  function finishRound(left: readonly OutboxEntry[], hasSent: boolean, retryAfterMs: number): void {
    flushing = undefined;
    const leftIds = new Set(left.map(({ id }) => id));
    // If a message disappeared from the shared store and this page did not remove it, another tab has sent it.
    for (const [id, { isQueued }] of watched) if (isQueued && !leftIds.has(id)) settle(id, { state: "delivered" });
    failedRounds = left.length === 0 || hasSent ? 0 : failedRounds + 1;
    if (retryAfterMs > 0) notBefore = now() + retryAfterMs;
    cancelRetry();
    if (left.length > 0) cancelRetry = after(Math.max(notBefore - now(), backoffMs()), () => void flush());
  }

  function backoffMs(): number {
    return Math.min(firstRetryMs * 2 ** failedRounds, maxRetryMs) * (0.5 + random() / 2);
  }

  function flush(): Promise<FlushResult> {
    flushing ??= sendLock(flushOnce);
    return flushing;
  }

  onWake(() => {
    if (store.read().length > 0) void flush();
  });

  return {
    async enqueue(message) {
      const entry = createEntry(message, now());
      const added = watch(entry.id);
      const persistence = await store.add(entry);
      added.isQueued = true;
      return { persistence, settled: added.settled };
    },
    flush,
  };
}
