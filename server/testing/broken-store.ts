import type { Store } from "#server/store/store.ts";

/** A store that answers everything with this, and can be closed. */
export function brokenStore(answer: () => Promise<never>): Store {
  return {
    ...{ add: answer, addAll: answer, unsubscribe: answer, addVitals: answer, check: answer },
    ...{ takeMail: answer, endMail: answer, decide: answer },
    close: async () => {},
  };
}
