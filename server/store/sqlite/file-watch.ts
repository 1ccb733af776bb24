import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

export type FileProblem = {
  /** Message in Spanish. */
  message: string;
  /** Whether the name now refers to another file, or to none. */
  isMoved: boolean;
};

export type FileWatch = { findProblem(): FileProblem | undefined; end(): void };

/** Maximum delay in ms between a write by another SQLite process and its update of the checkpoint count. */
const maxCheckpointDelayMs = 200;

/** Position of the checkpoint count and the salts in the -wal (sqlite.org/walformat.html). */
const walHeaderPart = { start: 12, bytes: 12 } as const;

/**
 * Watches the files of an open database. `findProblem` checks whether the names still refer to the open files, and
 * whether a program other than SQLite wrote to them. SQLite checks this only when opening a file. A check takes about
 * 10 µs.
 *
 * @param database - in WAL mode, just opened, and outside a transaction during a check.
 */
export function watchFile(file: string, database: DatabaseSync): FileWatch {
  const checkpoint = database.prepare("PRAGMA wal_checkpoint(NOOP)");
  const [wal, shm] = ["-wal", "-shm"].map((end) => `${realpathSync(file)}${end}`) as [string, string];
  const openWal = openSync(wal, "r");
  const header = Buffer.alloc(walHeaderPart.bytes);
  const openedState = readState();
  let lastState = openedState;

  function readState() {
    const stats = readStats(file);
    const { log, checkpointed } = checkpoint.get() ?? {};
    const length = readSync(openWal, header, 0, walHeaderPart.bytes, walHeaderPart.start);
    return {
      name: stats && `${stats.dev}:${stats.ino}`,
      content: stats && `${stats.mtimeNs}:${stats.size}`,
      companions: `${readStats(wal)?.ino},${readStats(shm)?.ino}`,
      // In WAL mode, only a checkpoint changes the file, and each checkpoint changes one of these values.
      checkpoints: `${checkpointed},${header.toString("hex", 0, length)}`,
      log: Number(log),
    };
  }

  function isWrittenByOthers(): boolean {
    const hasUnexplainedChange = () => {
      const { content, checkpoints, log } = readState();
      return content !== lastState.content && checkpoints === lastState.checkpoints && log >= lastState.log;
    };
    for (let waitedMs = 0; waitedMs < maxCheckpointDelayMs; waitedMs += 10) {
      if (!hasUnexplainedChange()) return false;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
    return true;
  }

  function findProblem(): FileProblem | undefined {
    const currentState = readState();
    if (currentState.name !== openedState.name)
      return { message: `La base de datos ${file} se movió, se reemplazó o se borró bajo el servidor`, isMoved: true };
    if (currentState.companions !== openedState.companions)
      return { message: `A la base de datos ${file} le falta su archivo -wal o -shm`, isMoved: false };
    if (currentState.content !== lastState.content && isWrittenByOthers())
      return { message: `Otro programa escribió sobre la base de datos ${file}`, isMoved: false };
    lastState = currentState;
    return undefined;
  }

  return { findProblem, end: () => closeSync(openWal) };
}

/** @returns undefined if the path cannot be inspected. */
function readStats(path: string) {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
