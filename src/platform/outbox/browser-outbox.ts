/** The page's outbox, with the browser's storage, timers and locks. */
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { createCollectorClient, type PostFunction } from "./collector-client.ts";
import type { LockFunction, TextStore } from "./entry-store.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

const timeLimitMs = 10_000;

export const postToCollector: PostFunction = (message) =>
  createCollectorClient({
    fetch: (url, init) => fetch(url, init),
    url: new URL(collectorPaths.events, location.href),
    timeLimitMs,
    now: Date.now,
  })(message);

let browserOutbox: Outbox | undefined;

/** Returns the page's only outbox: two outboxes would send at the same time. Only the first call's `post` is used. */
export function getBrowserOutbox(post: PostFunction): Outbox {
  browserOutbox ??= createOutbox({
    storage: getBrowserStorage(),
    post,
    now: Date.now,
    getElapsedMs: () => performance.now(),
    random: Math.random,
    schedule(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onWake(listener) {
      addEventListener("online", listener);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener();
      });
    },
    storeLock: createWebLock("wim-outbox-store"),
    sendLock: createWebLock("wim-outbox-send"),
  });
  return browserOutbox;
}

/**
 * Gets the browser's storage; undefined if the browser blocks cookies and site data, because reading `localStorage`
 * then throws.
 */
export function getBrowserStorage(): TextStore | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Creates a lock for all tabs. Without Web Locks (plain HTTP, old browsers), two tabs may send the same message, and
 * the collector stores it once.
 */
function createWebLock(name: string): LockFunction {
  return async (work) => {
    if (!navigator.locks) return work();
    let isRunning = false;
    try {
      return await navigator.locks.request(name, () => {
        isRunning = true;
        return work();
      });
    } catch (error) {
      if (isRunning) throw error;
      return work();
    }
  };
}
