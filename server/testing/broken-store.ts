import type { Store } from "#server/store/store.ts";

/** A store in which every method except `close` returns `answer()`, which rejects or never settles. */
export function createBrokenStore(answer: () => Promise<never>): Store {
  return {
    ...{ add: answer, addAll: answer, unsubscribe: answer, addVitals: answer, addUnfoundSearch: answer, check: answer },
    ...{ takeMail: answer, endMail: answer, decide: answer },
    close: async () => {},
  };
}
