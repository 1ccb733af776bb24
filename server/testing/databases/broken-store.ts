import type { Store } from "#server/store/store.ts";

/** Creates a store in which every method except `close` returns `reject()`, which rejects or never settles. */
export function createBrokenStore(reject: () => Promise<never>): Store {
  return {
    ...{ add: reject, addAll: reject, unsubscribe: reject, addVitals: reject, addUnfoundSearch: reject, check: reject },
    ...{ takeMail: reject, endMail: reject, decide: reject, readCompletedTasks: reject, readDatabaseBytes: reject },
    close: async () => {},
  };
}
