/** Opens a server's database, and reopens it after its file was moved, replaced or damaged. docs/decisions/0114 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type FileWatch, watchFile } from "#server/store/sqlite/file-watch.ts";
import { acquireServerLock } from "#server/store/sqlite/server-lock.ts";
import { openFileForServer } from "#server/store/sqlite/sqlite-file.ts";
import { createJobRunner, type Job, type JobResult, type JobRunner } from "#server/store/sqlite/sqlite-jobs.ts";

export type DatabaseSessionSettings = {
  file: string;
  /** Maximum time in ms that a write waits for a database that another process locks. */
  busyTimeoutMs: number;
  /** Pause in ms before the next attempt to open a file. */
  retryMs: number;
  /** Whether the server is starting; only then is a missing file created. */
  isFirst: boolean;
};

export type DatabaseSession = {
  work(jobs: readonly Job[]): Promise<JobResult[]>;
  close(): void;
};

type OpenFile = { database: DatabaseSync; runJobs: JobRunner; watch: FileWatch };

/**
 * Guarantees that acknowledged data are in the file named `file`. If this file is moved, replaced, deleted, overwritten
 * or damaged, every job is refused. Jobs run again once an intact file with the site's tables has this name.
 *
 * @throws {Error} in Spanish, if the file cannot be used.
 */
export function openDatabaseSession({
  file,
  busyTimeoutMs,
  retryMs,
  isFirst,
}: DatabaseSessionSettings): DatabaseSession {
  let lock: DatabaseSync | undefined;
  let currentFile: OpenFile | undefined = openFirst();
  /** The moved or deleted file, kept open so that its data exist until another file is opened. */
  let lostDatabase: DatabaseSync | undefined;
  let lastFailure: { atMs: number; error: string } | undefined;

  function open(mayCreate: boolean): OpenFile {
    if (mayCreate) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    lockFolder();
    const database = openFileForServer(file, { busyTimeoutMs, isChecked: true, mayCreate });
    return { database, runJobs: createJobRunner(database), watch: watchFile(file, database) };
  }

  function openFirst(): OpenFile {
    try {
      return open(isFirst);
    } catch (error) {
      lock?.close();
      throw error;
    }
  }

  /** Locks the folder at each opening, because another folder may now have its name. */
  function lockFolder(): void {
    if (!existsSync(dirname(file))) return;
    const acquiredLock = acquireServerLock(file);
    lock?.close();
    lock = acquiredLock;
  }

  function reopen(): OpenFile | undefined {
    if (lastFailure && performance.now() - lastFailure.atMs < retryMs) return undefined;
    try {
      currentFile = open(false);
      lostDatabase?.close();
      lostDatabase = undefined;
      lastFailure = undefined;
    } catch (error) {
      lastFailure = { atMs: performance.now(), error: getErrorMessage(error) };
    }
    return currentFile;
  }

  function leaveFile({ database, watch }: OpenFile, isMoved: boolean): void {
    currentFile = undefined;
    watch.end();
    if (isMoved) {
      lostDatabase = database;
      return;
    }
    try {
      // Merges the contents of a deleted or moved -wal into the file.
      database.close();
    } catch {
      // Closing a damaged file fails.
    }
  }

  return {
    async work(jobs) {
      const openFile = currentFile ?? reopen();
      if (!openFile) return refuseAll(jobs, lastFailure?.error ?? "");
      const { results, isDamaged } = await openFile.runJobs(jobs);
      const problem = openFile.watch.findProblem();
      if (problem || isDamaged) leaveFile(openFile, problem?.isMoved ?? false);
      return problem ? refuseAll(jobs, problem.message) : results;
    },
    close() {
      currentFile?.watch.end();
      for (const each of [currentFile?.database, lostDatabase, lock]) each?.close();
    },
  };
}

function refuseAll(jobs: readonly Job[], error: string): JobResult[] {
  return jobs.map(() => ({ error, unavailableReason: "error", affectsAllJobs: true }));
}
