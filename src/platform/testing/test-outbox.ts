/** An outbox for tests, which control its clock, timers and store. It sends messages over a real socket. */
import { createCollectorClient } from "#platform/outbox/collector-client.ts";
import type { LockFunction, TextStore } from "#platform/outbox/entry-store.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";

/** A `localStorage` stub that can be full. */
export type TestStore = TextStore & { text: string | null; isFull: boolean };

export function createTestStore(text: string | null = null): TestStore {
  const store: TestStore = {
    text,
    isFull: false,
    getItem: () => store.text,
    setItem(_, value) {
      if (store.isFull) throw new DOMException("full", "QuotaExceededError");
      store.text = value;
    },
    removeItem() {
      store.text = null;
    },
  };
  return store;
}

/** Runs one tab's work after another's, as Web Locks do. */
export function createTestLock(): LockFunction {
  let lastWork: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = lastWork.then(work);
    lastWork = turn.catch(() => {});
    return turn;
  };
}

type TestOutboxOptions = {
  url: string;
  storage?: TextStore | undefined;
  storeLock?: LockFunction;
  sendLock?: LockFunction;
  timeLimitMs?: number;
  /** The visitor's clock, shared by the pages of a device. */
  clock?: TestClock;
};

/** Both advance with time; setting the clock changes only `now`. */
type TestClock = { now: number; elapsed: number };

export function createTestOutbox({ url, timeLimitMs = 2_000, ...options }: TestOutboxOptions) {
  const { clock = { now: Date.UTC(2026, 2, 1), elapsed: 0 } } = options;
  const timers: { dueMs: number; work: () => void }[] = [];
  const wakeListeners: (() => void)[] = [];
  const now = () => clock.now;
  const outbox = createOutbox({
    storage: options.storage,
    post: createCollectorClient({ fetch: (...request) => fetch(...request), url, timeLimitMs, now }),
    now,
    getElapsedMs: () => clock.elapsed,
    random: () => 1,
    schedule(ms, work) {
      const timer = { dueMs: clock.elapsed + ms, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    onWake: (listener) => wakeListeners.push(listener),
    storeLock: options.storeLock ?? createTestLock(),
    sendLock: options.sendLock ?? createTestLock(),
  });
  return {
    outbox,
    clock,
    /** Lists the delays until the scheduled retries, in ms. */
    listRetryDelaysMs: () => timers.map(({ dueMs }) => dueMs - clock.elapsed),
    /** Advances the clock and runs the timers that are due. */
    pass(ms: number) {
      clock.now += ms;
      clock.elapsed += ms;
      for (const timer of timers.filter(({ dueMs }) => dueMs <= clock.elapsed)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.work();
      }
    },
    wake() {
      for (const listener of wakeListeners) listener();
    },
  };
}
