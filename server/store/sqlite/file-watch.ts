import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

export type FileProblem = {
  /** In Spanish. */
  message: string;
  /** Whether the name now points to another file, or to none. */
  isMoved: boolean;
};

export type FileWatch = { problem(): FileProblem | undefined; end(): void };

/** Maximum time between a write to the file by another SQLite process and its update of the checkpoint count. */
const checkpointMs = 200;

/** Position of the checkpoint count and the salts in the -wal (sqlite.org/walformat.html). */
const walHeader = { start: 12, bytes: 12 } as const;

/**
 * Watches the files of an open database. `problem` checks whether the names still point to the open files, and whether
 * a program other than SQLite wrote to them; SQLite checks this only on opening. A check takes some 10 µs.
 *
 * @param database - in WAL mode, just opened, and in no transaction during a check.
 */
export function watchFile(file: string, database: DatabaseSync): FileWatch {
  const checkpoint = database.prepare("PRAGMA wal_checkpoint(NOOP)");
  const [wal, shm] = ["-wal", "-shm"].map((end) => `${realpathSync(file)}${end}`) as [string, string];
  const openWal = openSync(wal, "r");
  const header = Buffer.alloc(walHeader.bytes);
  const opened = look();
  let last = opened;

  function look() {
    const stats = readStats(file);
    const { log, checkpointed } = checkpoint.get() ?? {};
    const length = readSync(openWal, header, 0, walHeader.bytes, walHeader.start);
    return {
      name: stats && `${stats.dev}:${stats.ino}`,
      content: stats && `${stats.mtimeNs}:${stats.size}`,
      companions: `${readStats(wal)?.ino},${readStats(shm)?.ino}`,
      // In WAL mode, the file changes only by a checkpoint, and each checkpoint changes one of these values.
      checkpoints: `${checkpointed},${header.toString("hex", 0, length)}`,
      log: Number(log),
    };
  }

  function isWrittenByOthers(): boolean {
    const isSoNow = () => {
      const { content, checkpoints, log } = look();
      return content !== last.content && checkpoints === last.checkpoints && log >= last.log;
    };
    for (let waitedMs = 0; waitedMs < checkpointMs; waitedMs += 10) {
      if (!isSoNow()) return false;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
    return true;
  }

  function problem(): FileProblem | undefined {
    const now = look();
    if (now.name !== opened.name)
      return { message: `La base de datos ${file} se movió, se reemplazó o se borró bajo el servidor`, isMoved: true };
    if (now.companions !== opened.companions)
      return { message: `A la base de datos ${file} le falta su archivo -wal o -shm`, isMoved: false };
    if (now.content !== last.content && isWrittenByOthers())
      return { message: `Otro programa escribió sobre la base de datos ${file}`, isMoved: false };
    last = now;
    return undefined;
  }

  return { problem, end: () => closeSync(openWal) };
}

/** @returns undefined if the path cannot be inspected. */
function readStats(path: string) {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
