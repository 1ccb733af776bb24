import type { Store } from "#server/store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

export type StoreReports = {
  /** From now on nothing can be stored. */
  onAway(cause: StoreUnavailable): void;
  /** It can again. */
  onBack(): void;
};

/** The same store; it says once that it is away, however many requests fail, and once that it is back. */
export function reportedStore(store: Store, { onAway, onBack }: StoreReports): Store {
  let isAway = false;

  async function watched<Result>(written: Promise<Result>): Promise<Result> {
    try {
      const result = await written;
      if (isAway) onBack();
      isAway = false;
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable && !isAway) {
        isAway = true;
        onAway(error);
      }
      throw error;
    }
  }

  return {
    add: (message) => watched(store.add(message)),
    addAll: (messages) => watched(store.addAll(messages)),
    unsubscribe: (email) => watched(store.unsubscribe(email)),
    addVitals: (report) => watched(store.addVitals(report)),
    check: () => watched(store.check()),
    takeMail: () => watched(store.takeMail()),
    endMail: (id, end) => watched(store.endMail(id, end)),
    decide: (id, wantsMails) => watched(store.decide(id, wantsMails)),
    close: () => store.close(),
  };
}
