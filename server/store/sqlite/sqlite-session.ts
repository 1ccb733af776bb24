/** Opens a server's database, and reopens it after its file was moved, replaced or damaged. docs/decisions/0114 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type FileWatch, watchFile } from "#server/store/sqlite/file-watch.ts";
import { acquireServerLock } from "#server/store/sqlite/server-lock.ts";
import { openFileForServer } from "./sqlite-file.ts";
import { createJobRunner, type Job, type JobResult, type JobRunner } from "./sqlite-jobs.ts";

export type DatabaseSessionSettings = {
  file: string;
  /** Maximum wait of a write for a database that another process locks. */
  busyTimeoutMs: number;
  /** Pause before the next try to open a file. */
  retryMs: number;
  /** Whether the server is starting: only then is a missing file created. */
  isFirst: boolean;
};

export type DatabaseSession = {
  work(jobs: readonly Job[]): JobResult[];
  close(): void;
};

type Opened = { database: DatabaseSync; work: JobRunner; watch: FileWatch };

/**
 * Guarantees that acknowledged data are in the file named `file`. If this file is moved, replaced, deleted, overwritten
 * or found damaged, every job is refused until an intact file with the site's tables has this name.
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
  let current: Opened | undefined = openFirst();
  /** The moved or deleted file, kept open so that its data exist until another file is opened. */
  let lost: DatabaseSync | undefined;
  let failed: { at: number; error: string } | undefined;

  function open(mayCreate: boolean): Opened {
    if (mayCreate) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    lockFolder();
    const database = openFileForServer(file, { busyTimeoutMs, isChecked: true, mayCreate });
    return { database, work: createJobRunner(database), watch: watchFile(file, database) };
  }

  function openFirst(): Opened {
    try {
      return open(isFirst);
    } catch (error) {
      lock?.close();
      throw error;
    }
  }

  /** Locks again at each opening, because the folder may be another folder with the same name. */
  function lockFolder(): void {
    if (!existsSync(dirname(file))) return;
    const held = acquireServerLock(file);
    lock?.close();
    lock = held;
  }

  function reopen(): Opened | undefined {
    if (failed && performance.now() - failed.at < retryMs) return undefined;
    try {
      current = open(false);
      lost?.close();
      lost = undefined;
      failed = undefined;
    } catch (error) {
      failed = { at: performance.now(), error: getErrorMessage(error) };
    }
    return current;
  }

  function leave({ database, watch }: Opened, isMoved: boolean): void {
    current = undefined;
    watch.end();
    if (isMoved) {
      lost = database;
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
    work(jobs) {
      const opened = current ?? reopen();
      if (!opened) return refuseAll(jobs, failed?.error ?? "");
      const { results, isDamaged } = opened.work(jobs);
      const problem = opened.watch.problem();
      if (problem || isDamaged) leave(opened, problem?.isMoved ?? false);
      return problem ? refuseAll(jobs, problem.message) : results;
    },
    close() {
      current?.watch.end();
      for (const each of [current?.database, lost, lock]) each?.close();
    },
  };
}

function refuseAll(jobs: readonly Job[], error: string): JobResult[] {
  return jobs.map(() => ({ error, unavailable: "error", isGeneral: true }));
}
