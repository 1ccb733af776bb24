import { type EventEmitter, once } from "node:events";
import { Worker } from "node:worker_threads";
import { createStoreReader } from "#server/store/sql/sql-reader.ts";
import type { storeOperations } from "#server/store/sql/store-operations.ts";
import type { Store, StoreReader, StoreSettings } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { openFileForReading } from "./sqlite-file.ts";
import type { Job, JobFailure, JobResult, OperationInput, StoreOperation } from "./sqlite-jobs.ts";
import { createSqliteSql } from "./sqlite-sql.ts";
import type { DatabaseSessionSettings } from "./worker/sqlite-session.ts";
import type { WorkerCommand, WorkerReply } from "./worker/sqlite-worker.ts";

export type SqliteStoreOptions = Partial<StoreSettings> & {
  now?: () => Date;
  /** Maximum time in ms that a write waits for a database that another process locks. */
  busyTimeoutMs?: number;
  /** Pause in ms before the next attempt to open a file. */
  retryMs?: number;
  startThread?: (settings: DatabaseSessionSettings) => DatabaseThread;
};

/** A `Worker`, or a substitute in tests. */
export type DatabaseThread = EventEmitter & { postMessage(command: WorkerCommand): void };

type WaitingJob = { job: Job; resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Maximum number of jobs in one transaction, so that a transaction does not lock the database for long. */
const maxJobsPerTransaction = 1_000;

/**
 * Opens a SQLite file in a separate thread. While one transaction is being written to disk, further jobs wait and then
 * share the next, which makes each job cheaper. If the thread ends unexpectedly, the next job starts a new one.
 *
 * @throws {Error} in Spanish, if the file cannot be used.
 */
export async function openSqliteStore(file: string, options: SqliteStoreOptions = {}): Promise<Store> {
  const { now = () => new Date(), busyTimeoutMs = 2_000, retryMs = 2_000, startThread = startSqliteThread } = options;
  const { queuesConfirmationMails = false } = options;
  const waitingJobs: WaitingJob[] = [];
  let runningJobs: WaitingJob[] = [];
  let thread: DatabaseThread | undefined = await openThread(true);
  /** Set by `close`; called when no jobs are left. */
  let resolveIdle: (() => void) | undefined;

  async function openThread(isFirst: boolean): Promise<DatabaseThread> {
    const newThread = startThread({ file, busyTimeoutMs, isFirst, retryMs });
    const [answer]: [WorkerReply] = await Promise.race([
      once(newThread, "message") as Promise<[WorkerReply]>,
      once(newThread, "exit").then(() => Promise.reject(new Error("the thread of the database ended"))),
    ]);
    if (typeof answer === "object" && "error" in answer) throw new Error(answer.error);
    newThread.on("message", (results: JobResult[]) => settle(results));
    let problem = "the thread of the database ended";
    newThread.on("error", (error) => {
      problem = error.message;
    });
    newThread.once("exit", () => {
      thread = undefined;
      refuseAll(new StoreUnavailableError(problem));
    });
    return newThread;
  }

  function settle(results: readonly JobResult[]): void {
    const jobs = runningJobs;
    runningJobs = [];
    for (const [index, result] of results.entries()) {
      if ("value" in result) jobs[index]?.resolve(result.value);
      else jobs[index]?.reject(toError(result));
    }
    const generalFailure = results.find((result) => "error" in result && result.affectsAllJobs);
    // The waiting jobs would fail in the same way, only later.
    if (generalFailure && "error" in generalFailure) refuseAll(toError(generalFailure));
    else sendNextJobs();
  }

  function refuseAll(error: Error): void {
    const refusedJobs = [...runningJobs, ...waitingJobs.splice(0)];
    runningJobs = [];
    for (const { reject } of refusedJobs) reject(error);
    sendNextJobs();
  }

  function sendNextJobs(): void {
    if (runningJobs.length > 0) return;
    if (waitingJobs.length === 0) {
      resolveIdle?.();
      return;
    }
    runningJobs = waitingJobs.splice(0, maxJobsPerTransaction);
    if (thread) giveJobs(thread);
    else
      openThread(false).then(giveJobs, (error: Error) =>
        refuseAll(new StoreUnavailableError(error.message, { cause: error })),
      );
  }

  function giveJobs(receiver: DatabaseThread): void {
    thread = receiver;
    receiver.postMessage(runningJobs.map(({ job }) => job));
  }

  type OperationResult<Name extends StoreOperation> = Awaited<ReturnType<(typeof storeOperations)[Name]>>;

  function run<Name extends StoreOperation>(
    operation: Name,
    ...input: OperationInput<Name>
  ): Promise<OperationResult<Name>> {
    if (resolveIdle) return Promise.reject(new StoreUnavailableError("the store is closed"));
    return new Promise((resolve, reject) => {
      const job = { operation, input, time: now().toISOString() };
      waitingJobs.push({ job, resolve: (value) => resolve(value as OperationResult<Name>), reject });
      sendNextJobs();
    });
  }

  return {
    async add(message, sender) {
      const [outcome] = await run("addAll", [message], { queuesConfirmationMails, sender });
      if (outcome === undefined) throw new Error("the database gave no answer");
      return outcome;
    },
    addAll: (messages, sender) => run("addAll", messages, { queuesConfirmationMails, sender }),
    unsubscribe: (email, sender) => run("unsubscribe", email, { queuesConfirmationMails, sender }),
    takeMail: () => run("takeMail"),
    endMail: (id, end) => run("endMail", id, end),
    decide: (id, wantsMails) => run("decide", id, wantsMails),
    addVitals: (report) => run("addVitals", report),
    addUnfoundSearch: (text) => run("addUnfoundSearch", text),
    check: () => run("check"),
    readCompletedTasks: () => run("readCompletedTasks"),
    readDatabaseBytes: async () => undefined,
    async close() {
      await new Promise<void>((resolve) => {
        resolveIdle = resolve;
        sendNextJobs();
      });
      if (!thread) return;
      const exit = once(thread, "exit");
      thread.postMessage("close");
      await exit;
    },
  };
}

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openSqliteStoreForReading(file: string): StoreReader {
  const database = openFileForReading(file);
  // The time is that of the process, as when a visit is stored, because SQLite's own clock could be on another day.
  const sql = createSqliteSql(database, () => new Date().toISOString());
  return createStoreReader(sql, async () => database.close());
}

export function startSqliteThread(settings: DatabaseSessionSettings): Worker {
  return new Worker(new URL("worker/sqlite-worker.ts", import.meta.url), { workerData: settings });
}

function toError({ error, unavailableReason }: JobFailure): Error {
  return unavailableReason ? new StoreUnavailableError(error, { reason: unavailableReason }) : new Error(error);
}
