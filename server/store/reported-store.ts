import { messageOf } from "#server/http/error-message.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

export type StoreReports = {
  /** From now on messages are refused, or now for this reason. */
  onAway(cause: StoreUnavailable): void;
  /** Nothing has been refused for a while. */
  onBack(): void;
};

/** A store that takes one message and refuses the next is not back. */
const defaultBackAfterMs = 10_000;

/** Two reasons that take turns are told once each, and messages that differ each time do not fill the log. */
const mostReasons = 20;

/**
 * The same store; it says once for each reason that it is away, however many requests fail, and once that it is back: at
 * the first write that succeeds `backAfterMs` or more after the last refusal. Until then its check fails too, since a
 * check may pass where messages do not.
 */
export function reportedStore(
  store: Store,
  { onAway, onBack }: StoreReports,
  backAfterMs: number = defaultBackAfterMs,
): Store {
  let refusedAt: number | undefined;
  const told = new Set<string>();

  async function watched<Result>(written: Promise<Result>): Promise<Result> {
    try {
      const result = await written;
      if (refusedAt !== undefined && performance.now() - refusedAt >= backAfterMs) {
        refusedAt = undefined;
        told.clear();
        onBack();
      }
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        refusedAt = performance.now();
        if (!told.has(error.message) && told.size < mostReasons) {
          told.add(error.message);
          onAway(error);
        }
      }
      throw error;
    }
  }

  async function check(): Promise<void> {
    await watched(store.check().catch(asUnavailable));
    if (refusedAt !== undefined) throw new StoreUnavailable("a message was refused a moment ago");
  }

  return {
    add: (message) => watched(store.add(message)),
    addAll: (messages) => watched(store.addAll(messages)),
    unsubscribe: (email) => watched(store.unsubscribe(email)),
    addVitals: (report) => watched(store.addVitals(report)),
    check,
    takeMail: () => watched(store.takeMail()),
    endMail: (id, end) => watched(store.endMail(id, end)),
    decide: (id, wantsMails) => watched(store.decide(id, wantsMails)),
    close: () => store.close(),
  };
}

/** Nothing is wrong with what a check writes: what refuses it refuses messages too. */
function asUnavailable(error: unknown): never {
  if (error instanceof StoreUnavailable) throw error;
  throw new StoreUnavailable(messageOf(error), { reason: "error", cause: error });
}
