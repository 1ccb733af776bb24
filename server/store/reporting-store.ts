import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Store } from "./store.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";

export type StoreListener = {
  /** Called when the store starts to refuse messages, and again for each new reason. */
  onUnavailable(cause: StoreUnavailableError): void;
  /** Called at the first success after `recoveryMs` without a refusal. */
  onRecovered(): void;
};

/**
 * Time in ms without refusals that ends an outage. One success is no proof, because a failing store may store some
 * messages.
 */
const defaultRecoveryMs = 10_000;

/** Maximum number of reported reasons, so that changing messages cannot fill the log. */
const maxReasons = 20;

/**
 * Wraps a store to report each reason for an outage once, however many requests fail, and the recovery once. The store
 * has recovered at the first success at least `recoveryMs` after the last failure. Until then, `check` fails even if
 * the store's check passes, because messages may still fail.
 */
export function createReportingStore(
  store: Store,
  { onUnavailable, onRecovered }: StoreListener,
  recoveryMs: number = defaultRecoveryMs,
): Store {
  let refusedAtMs: number | undefined;
  const reportedReasons = new Set<string>();

  async function watchOutcome<Result>(operation: Promise<Result>): Promise<Result> {
    try {
      const result = await operation;
      if (refusedAtMs !== undefined && performance.now() - refusedAtMs >= recoveryMs) {
        refusedAtMs = undefined;
        reportedReasons.clear();
        onRecovered();
      }
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        refusedAtMs = performance.now();
        if (!reportedReasons.has(error.message) && reportedReasons.size < maxReasons) {
          reportedReasons.add(error.message);
          onUnavailable(error);
        }
      }
      throw error;
    }
  }

  async function check(): Promise<void> {
    await watchOutcome(store.check().catch(throwUnavailable));
    if (refusedAtMs !== undefined) throw new StoreUnavailableError("a message was refused a moment ago");
  }

  return {
    add: (...args) => watchOutcome(store.add(...args)),
    addAll: (...args) => watchOutcome(store.addAll(...args)),
    unsubscribe: (...args) => watchOutcome(store.unsubscribe(...args)),
    addVitals: (report) => watchOutcome(store.addVitals(report)),
    addUnfoundSearch: (text) => watchOutcome(store.addUnfoundSearch(text)),
    check,
    readCompletedTasks: () => store.readCompletedTasks(),
    readDatabaseBytes: () => store.readDatabaseBytes(),
    takeMail: () => watchOutcome(store.takeMail()),
    endMail: (id, end) => watchOutcome(store.endMail(id, end)),
    decide: (id, wantsMails) => watchOutcome(store.decide(id, wantsMails)),
    close: () => store.close(),
  };
}

/** Converts any error of a check to `StoreUnavailableError`: a check's data are valid, so messages would also fail. */
function throwUnavailable(error: unknown): never {
  if (error instanceof StoreUnavailableError) throw error;
  throw new StoreUnavailableError(getErrorMessage(error), { reason: "error", cause: error });
}
