import { type EventEmitter, once } from "node:events";
import { Worker } from "node:worker_threads";
import { roundVitals } from "#domain/site/web-vitals.ts";
import { normalizeEmail } from "#domain/text/normalize-email.ts";
import { formatCanonicalJson } from "#server/store/canonical-json.ts";
import { createMailId, getLeadEmail } from "#server/store/lead-email.ts";
import type { DecisionOutcome } from "#server/store/mail-queue.ts";
import type { StorableMessage, Store, StoreOutcome, StoreSettings } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import type { Job, JobFailure, JobResult, JobValue } from "./sqlite-jobs.ts";
import type { TakeMailResult } from "./sqlite-mail-jobs.ts";
import type { DatabaseSessionSettings } from "./sqlite-session.ts";
import type { WorkerAnswer, WorkerCommand } from "./sqlite-worker.ts";

export type SqliteStoreOptions = Partial<StoreSettings> & {
  now?: () => Date;
  /** Maximum wait of a write for a database that another process locks. */
  busyTimeoutMs?: number;
  /** Pause before the next try to open a file. */
  retryMs?: number;
  startThread?: (settings: DatabaseSessionSettings) => DatabaseThread;
};

/** A `Worker`, or a substitute in tests. */
export type DatabaseThread = EventEmitter & { postMessage(order: WorkerCommand): void };

type Waiting = { job: Job; resolve: (value: JobValue) => void; reject: (error: Error) => void };

/** Maximum number of jobs in one transaction, so that a transaction does not lock the database for long. */
const jobsAtOnce = 1_000;

/**
 * Opens a SQLite file in a separate thread. While a transaction is being written to disk, further jobs wait, and then
 * share one transaction: the more jobs share it, the less each costs. If the thread ends unexpectedly, the next job
 * starts a new thread.
 *
 * @throws {Error} in Spanish, if the file cannot be used.
 */
export async function openSqliteStore(file: string, options: SqliteStoreOptions = {}): Promise<Store> {
  const { now = () => new Date(), busyTimeoutMs = 2_000, retryMs = 2_000, startThread = startSqliteThread } = options;
  const mailId = () => (options.asksOwners ? createMailId() : null);
  const waiting: Waiting[] = [];
  let inHand: Waiting[] = [];
  let thread: DatabaseThread | undefined = await openThread(true);
  /** Set by `close`; called when no job is left. */
  let onIdle: (() => void) | undefined;

  async function openThread(isFirst: boolean): Promise<DatabaseThread> {
    const started = startThread({ file, busyTimeoutMs, isFirst, retryMs });
    const [answer]: [WorkerAnswer] = await Promise.race([
      once(started, "message") as Promise<[WorkerAnswer]>,
      once(started, "exit").then(() => Promise.reject(new Error("the thread of the database ended"))),
    ]);
    if (typeof answer === "object" && "failed" in answer) throw new Error(answer.failed);
    started.on("message", (results: JobResult[]) => settle(results));
    let problem = "the thread of the database ended";
    started.on("error", (error) => {
      problem = error.message;
    });
    started.once("exit", () => {
      thread = undefined;
      refuse(new StoreUnavailableError(problem));
    });
    return started;
  }

  function settle(results: readonly JobResult[]): void {
    const jobs = inHand;
    inHand = [];
    for (const [index, result] of results.entries()) {
      if ("value" in result) jobs[index]?.resolve(result.value);
      else jobs[index]?.reject(toError(result));
    }
    const general = results.find((result) => "error" in result && result.isGeneral);
    // The waiting jobs would fail in the same way, only later.
    if (general && "error" in general) refuse(toError(general));
    else send();
  }

  function refuse(error: Error): void {
    const refused = [...inHand, ...waiting.splice(0)];
    inHand = [];
    for (const { reject } of refused) reject(error);
    send();
  }

  function send(): void {
    if (inHand.length > 0) return;
    if (waiting.length === 0) {
      onIdle?.();
      return;
    }
    inHand = waiting.splice(0, jobsAtOnce);
    if (thread) give(thread);
    else
      openThread(false).then(give, (error: Error) =>
        refuse(new StoreUnavailableError(error.message, { cause: error })),
      );
  }

  function give(to: DatabaseThread): void {
    thread = to;
    to.postMessage(inHand.map(({ job }) => job));
  }

  /** @typeParam Value - result of this kind of job. */
  function write<Value extends JobValue>(job: Job): Promise<Value> {
    if (onIdle) return Promise.reject(new StoreUnavailableError("the store is closed"));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve: (value) => resolve(value as Value), reject });
      send();
    });
  }

  async function addAll(messages: readonly StorableMessage[]): Promise<StoreOutcome[]> {
    const receivedAt = now().toISOString();
    return write<StoreOutcome[]>({
      kind: "add",
      rows: messages.map((message) => ({
        ...{ identity: message.Identity, event: message.event, page: message.page, receivedAt },
        properties: formatCanonicalJson(message.properties),
        email: getLeadEmail(message),
        mailId: mailId(),
      })),
    });
  }

  return {
    async add(message) {
      const [outcome] = await addAll([message]);
      if (outcome === undefined) throw new Error("the database gave no answer");
      return outcome;
    },
    addAll,
    async unsubscribe(email) {
      await write({ kind: "unsubscribe", email: normalizeEmail(email), at: now().toISOString(), mailId: mailId() });
    },
    takeMail: () => write<TakeMailResult>({ kind: "take-mail", at: now().toISOString() }),
    async endMail(id, end) {
      await write({ kind: "end-mail", id, end, at: now().toISOString() });
    },
    decide: (id, wantsMails) => write<DecisionOutcome>({ kind: "decide", id, wantsMails, at: now().toISOString() }),
    async addVitals({ page, device, values }) {
      const day = now().toISOString().slice(0, 10);
      await write({ kind: "vitals", page, device, day, values: roundVitals(values) });
    },
    async addUnfoundSearch(text) {
      await write({ kind: "unfound-search", text, day: now().toISOString().slice(0, 10) });
    },
    async check() {
      await write({ kind: "check", id: createMailId(), at: now().toISOString() });
    },
    async close() {
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        send();
      });
      if (!thread) return;
      const ended = once(thread, "exit");
      thread.postMessage("close");
      await ended;
    },
  };
}

export function startSqliteThread(settings: DatabaseSessionSettings): Worker {
  return new Worker(new URL("sqlite-worker.ts", import.meta.url), { workerData: settings });
}

function toError({ error, unavailable }: JobFailure): Error {
  return unavailable ? new StoreUnavailableError(error, { reason: unavailable }) : new Error(error);
}
