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

/** Result of a flush. `waiting`: number of messages left for a later attempt. */
type FlushResult = { waiting: number };

export type Outbox = {
  /** @returns where the message is stored, and its outcome once it has left the outbox. */
  enqueue(
    message: CollectorMessage,
  ): Promise<{ persistence: PersistenceLevel; finalOutcome: Promise<FinalMessageOutcome> }>;
  /** Sends the waiting messages in order; any that cannot be sent now are retried automatically. */
  flush(): Promise<FlushResult>;
};

export type OutboxDependencies = {
  /** The browser's storage; undefined if the browser blocks site data. */
  storage: TextStore | undefined;
  post: PostFunction;
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number;
  /** Returns the milliseconds since some moment; unlike `now`, it never jumps. */
  getElapsedMs: () => number;
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

type MessageWatch = {
  finalOutcome: Promise<FinalMessageOutcome>;
  settle: (outcome: FinalMessageOutcome) => void;
  /** Whether the message has been stored. If it disappears from the store afterwards, another tab has sent it. */
  isQueued: boolean;
};

const maxAgeMs = maxLeadAgeDays * 24 * 3_600_000;
const firstRetryMs = 2_000;
const maxRetryMs = 300_000;

/** No device had this code before. An earlier time is that of a clock that was not set, such as 1970. */
const earliestTrueTime = Date.UTC(2026, 0, 1);

/** Maximum advance of a clock over the elapsed time; beyond it, a person or the network has set the clock. */
const maxClockAdvanceMs = 3_600_000;

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { post, now, getElapsedMs, random, schedule, onWake, storeLock, sendLock } = dependencies;
  const store: EntryStore = createEntryStore(dependencies.storage, storeLock);
  const watches = new Map<string, MessageWatch>();
  let flushPromise: Promise<FlushResult> | undefined;
  let cancelRetry = () => {};
  let failedRounds = 0;
  /** Earliest time that the collector allows for the next request, on the clock of `getElapsedMs`. */
  let earliestRequestMs = Number.NEGATIVE_INFINITY;
  /** Start of that clock, in milliseconds since the epoch; changes only if the device's clock is set. */
  let clockStart = now() - getElapsedMs();

  function watchMessage(id: string): MessageWatch {
    const existingWatch = watches.get(id);
    if (existingWatch) return existingWatch;
    let settle: MessageWatch["settle"] = () => {};
    const finalOutcome = new Promise<FinalMessageOutcome>((resolve) => {
      settle = resolve;
    });
    const newWatch = { finalOutcome, settle, isQueued: false };
    watches.set(id, newWatch);
    return newWatch;
  }

  function settle(id: string, outcome: FinalMessageOutcome): void {
    watches.get(id)?.settle(outcome);
    watches.delete(id);
  }

  /**
   * Drops the messages that are too old. The age counts from the first attempt, and restarts if the clock turns out to
   * have been behind: otherwise a device whose clock was wrong would lose messages that it has just queued.
   */
  async function dropOldMessages(): Promise<void> {
    const advanceMs = now() - getElapsedMs() - clockStart;
    clockStart += advanceMs;
    if (advanceMs > maxClockAdvanceMs) await store.update((entry) => ({ ...entry, triedAt: undefined }));
    const oldEntries = store
      .read()
      .filter(
        ({ queuedAt, triedAt = 0 }) => triedAt >= earliestTrueTime && now() - Math.max(queuedAt, triedAt) > maxAgeMs,
      );
    if (oldEntries.length === 0) return;
    await store.remove(oldEntries.map(({ id }) => id));
    for (const { id } of oldEntries) settle(id, { state: "refused", refusal: { message: "", fields: [] } });
  }

  async function flushOnce(): Promise<FlushResult> {
    let hasSent = false;
    await dropOldMessages();
    /** Identities with an unsent message. Their later messages wait too, so that a visitor's messages stay in order. */
    const heldBackIdentities = new Set<string>();
    let retryAfterMs = 0;
    const findNextEntry = () => store.read().find(({ message }) => !heldBackIdentities.has(message.Identity));
    for (let entry = findNextEntry(); entry && getElapsedMs() >= earliestRequestMs; entry = findNextEntry()) {
      const { id, message } = entry;
      const outcome = await post(message);
      if (outcome.state === "acknowledged" || outcome.state === "refused") {
        await store.remove([id]);
        hasSent ||= outcome.state === "acknowledged";
        settle(id, outcome.state === "refused" ? outcome : { state: "delivered" });
        continue;
      }
      heldBackIdentities.add(message.Identity);
      retryAfterMs = Math.max(retryAfterMs, outcome.retryAfterMs);
      if (outcome.state === "unavailable") break;
    }
    if (store.read().some(lacksAttempt))
      await store.update((entry) => (lacksAttempt(entry) ? { ...entry, triedAt: now() } : entry));
    const remainingEntries = store.read();
    finishRound(remainingEntries, hasSent, retryAfterMs);
    return { waiting: remainingEntries.length };
  }

  /**
   * Ends a round of sending. The function is synchronous: a message queued meanwhile would otherwise neither be part of
   * this round nor start another.
   */
  function finishRound(remainingEntries: readonly OutboxEntry[], hasSent: boolean, retryAfterMs: number): void {
    flushPromise = undefined;
    const leftIds = new Set(remainingEntries.map(({ id }) => id));
    // If a message disappeared from the shared store and this page did not remove it, another tab has sent it.
    for (const [id, { isQueued }] of watches) if (isQueued && !leftIds.has(id)) settle(id, { state: "delivered" });
    failedRounds = remainingEntries.length === 0 || hasSent ? 0 : failedRounds + 1;
    if (retryAfterMs > 0) earliestRequestMs = getElapsedMs() + retryAfterMs;
    cancelRetry();
    if (remainingEntries.length > 0)
      cancelRetry = schedule(Math.max(earliestRequestMs - getElapsedMs(), computeBackoffMs()), () => void flush());
  }

  function computeBackoffMs(): number {
    return Math.min(firstRetryMs * 2 ** failedRounds, maxRetryMs) * (0.5 + random() / 2);
  }

  function flush(): Promise<FlushResult> {
    flushPromise ??= sendLock(flushOnce);
    return flushPromise;
  }

  onWake(() => {
    if (store.read().length > 0) void flush();
  });

  return {
    async enqueue(message) {
      const entry = createEntry(message, now());
      const watch = watchMessage(entry.id);
      const persistence = await store.add(entry);
      watch.isQueued = true;
      return { persistence, finalOutcome: watch.finalOutcome };
    },
    flush,
  };
}

const lacksAttempt = ({ triedAt = 0 }: OutboxEntry) => triedAt < earliestTrueTime;
