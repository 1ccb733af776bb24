import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Store } from "./store.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";

export type StoreListener = {
  /** Called when messages start to be refused, and again for each new reason. */
  onUnavailable(cause: StoreUnavailableError): void;
  /** Called at the first success after `backAfterMs` without a refusal. */
  onRecovered(): void;
};

/** Time without refusals that ends an outage. One success is no proof: a failing store may store some messages. */
const defaultBackAfterMs = 10_000;

/** Maximum number of reported reasons, so that ever-changing messages cannot fill the log. */
const maxReasons = 20;

/**
 * Wraps a store to report each reason for an outage once, however many requests fail, and the recovery once. The store
 * has recovered at the first success that is at least `backAfterMs` after the last failure. Until then, `check` fails
 * even if the store's check passes, because messages may still fail.
 */
export function createReportingStore(
  store: Store,
  { onUnavailable, onRecovered }: StoreListener,
  backAfterMs: number = defaultBackAfterMs,
): Store {
  let refusedAt: number | undefined;
  const told = new Set<string>();

  async function watch<Result>(written: Promise<Result>): Promise<Result> {
    try {
      const result = await written;
      if (refusedAt !== undefined && performance.now() - refusedAt >= backAfterMs) {
        refusedAt = undefined;
        told.clear();
        onRecovered();
      }
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        refusedAt = performance.now();
        if (!told.has(error.message) && told.size < maxReasons) {
          told.add(error.message);
          onUnavailable(error);
        }
      }
      throw error;
    }
  }

  async function check(): Promise<void> {
    await watch(store.check().catch(asUnavailable));
    if (refusedAt !== undefined) throw new StoreUnavailableError("a message was refused a moment ago");
  }

  return {
    add: (message) => watch(store.add(message)),
    addAll: (messages) => watch(store.addAll(messages)),
    unsubscribe: (email) => watch(store.unsubscribe(email)),
    addVitals: (report) => watch(store.addVitals(report)),
    addUnfoundSearch: (text) => watch(store.addUnfoundSearch(text)),
    check,
    takeMail: () => watch(store.takeMail()),
    endMail: (id, end) => watch(store.endMail(id, end)),
    decide: (id, wantsMails) => watch(store.decide(id, wantsMails)),
    close: () => store.close(),
  };
}

/** Converts any error of a check to `StoreUnavailableError`: a check's data are valid, so messages would fail too. */
function asUnavailable(error: unknown): never {
  if (error instanceof StoreUnavailableError) throw error;
  throw new StoreUnavailableError(getErrorMessage(error), { reason: "error", cause: error });
}
