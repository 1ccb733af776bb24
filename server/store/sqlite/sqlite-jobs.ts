/** Defines and executes the jobs of the database thread. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Sql } from "#server/store/sql/sql.ts";
import { storeOperations } from "#server/store/sql/store-operations.ts";
import type { UnavailableReason } from "#server/store/store-unavailable-error.ts";
import { createSqliteSql } from "./sqlite-sql.ts";

export type StoreOperation = keyof typeof storeOperations;

export type OperationInput<Name extends StoreOperation> =
  Parameters<(typeof storeOperations)[Name]> extends [Sql, ...infer Input] ? Input : never;

/** A job for the database thread, executed completely or not at all. */
export type Job = {
  operation: StoreOperation;
  input: readonly unknown[];
  /** Time of the job, in UTC as ISO 8601. */
  time: string;
};

export type JobResult = { value: unknown } | JobFailure;

export type JobFailure = {
  error: string;
  /** Undefined if the job itself caused the error. */
  unavailableReason?: UnavailableReason;
  /** Whether every other job would currently fail in the same way. */
  affectsAllJobs: boolean;
};

/** SQLite's error codes. `temporary`: such as a lock or a full disk; `dataCaused`: caused by the written data. */
const errorCodes = {
  temporary: { busy: 5, locked: 6, noMemory: 7, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14, protocol: 15 },
  damaged: { corrupt: 11, notADatabase: 26 },
  dataCaused: { tooBig: 18, constraint: 19, mismatch: 20, misuse: 21, range: 25 },
} as const;

/** Executes jobs; returns their results and whether the file turned out to be damaged. */
export type JobRunner = (jobs: readonly Job[]) => Promise<JobRunResult>;

type JobRunResult = { results: JobResult[]; isDamaged: boolean };

/** @returns a function that executes jobs in order, in one transaction. */
export function createJobRunner(database: DatabaseSync): JobRunner {
  let time = "";
  const sql = createSqliteSql(database, () => time);

  function runJob(job: Job): Promise<unknown> {
    time = job.time;
    const run = storeOperations[job.operation] as (sql: Sql, ...input: readonly unknown[]) => Promise<unknown>;
    return run(sql, ...job.input);
  }

  async function runInTransaction(jobs: readonly Job[]): Promise<JobResult[]> {
    database.exec("BEGIN IMMEDIATE");
    try {
      const results: JobResult[] = [];
      for (const job of jobs) results.push({ value: await runJob(job) });
      database.exec("COMMIT");
      return results;
    } catch (error) {
      // After some errors, SQLite has already rolled back.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  return async function work(jobs): Promise<JobRunResult> {
    try {
      return { results: await runInTransaction(jobs), isDamaged: false };
    } catch (error) {
      const failure = toJobFailure(error);
      // Runs each job separately, because possibly only one of them causes the error.
      if (!failure.affectsAllJobs && jobs.length > 1) {
        const separateRuns: JobRunResult[] = [];
        for (const job of jobs) separateRuns.push(await work([job]));
        return {
          results: separateRuns.flatMap(({ results }) => results),
          isDamaged: separateRuns.some(({ isDamaged }) => isDamaged),
        };
      }
      return {
        results: jobs.map(() => failure),
        isDamaged: failure.affectsAllJobs && failure.unavailableReason === "error",
      };
    }
  };
}

function toJobFailure(thrown: unknown): JobFailure {
  const { errcode } = thrown as { errcode?: SQLOutputValue };
  const error = getErrorMessage(thrown);
  if (typeof errcode !== "number") return { error, affectsAllJobs: false };
  // The low byte of `errcode` is the kind of error; the other bytes are details.
  const isErrorKind = (kind: keyof typeof errorCodes) =>
    (Object.values(errorCodes[kind]) as number[]).includes(errcode & 0xff);
  if (isErrorKind("dataCaused")) return { error, affectsAllJobs: false };
  if (isErrorKind("temporary")) return { error, unavailableReason: "away", affectsAllJobs: true };
  return { error, unavailableReason: "error", affectsAllJobs: isErrorKind("damaged") };
}
