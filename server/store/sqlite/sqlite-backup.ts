/** Makes a full copy of the database file, even while a server writes to it, and restores such a copy. */
import { chownSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type CopyCounts, finalizeBackupFile, refuseToReplace, requireAllRows } from "#server/store/backup-file.ts";
import { buildRecordTaskSql } from "#server/store/completed-tasks.ts";
import { runWithServersLockedOut } from "./server-lock.ts";
import { hasWalData, openFileForChanges, openFileForCopy, requireIntactDatabase } from "./sqlite-file.ts";

/**
 * Writes a backup under a temporary name, checks it for damage and missing rows, then renames it.
 *
 * @throws {Error} in Spanish, if the name is taken, or the copy is incomplete.
 */
export function writeBackup(file: string, backup: string): CopyCounts {
  const source = openFileForCopy(file);
  try {
    refuseToReplace(listWithCompanions(backup));
    return writeAtomically(backup, (part) => {
      const countsBefore = countRows(source);
      source.prepare("VACUUM INTO ?").run(part);
      const copiedCounts = checkCopy(part);
      requireAllRows(copiedCounts, countsBefore);
      return copiedCounts;
    });
  } finally {
    source.close();
  }
}

/**
 * Copies a backup to the place of a missing database.
 *
 * @throws {Error} in Spanish, if a server is running, a database exists, or the backup is damaged or has a later
 *   version.
 */
export function restoreBackup(backup: string, file: string): CopyCounts {
  if (!existsSync(backup)) throw new Error(`No existe el respaldo ${backup}.`);
  if (hasWalData(backup))
    throw new Error(`${backup} no es un respaldo: lo último está en su -wal. Haz uno de él con «--backup».`);
  return runWithServersLockedOut(file, () => {
    refuseToReplace(listWithCompanions(file));
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return writeAtomically(file, (part) => {
      copyFileSync(backup, part);
      // Even if root restores the backup, the file must belong to the server's user, who owns the folder.
      const { uid, gid } = statSync(folder);
      if (process.getuid?.() === 0) chownSync(part, uid, gid);
      return checkCopy(part);
    });
  });
}

const listWithCompanions = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** Writes a file completely or not at all, flushed to disk and readable only by its owner. */
function writeAtomically(file: string, write: (part: string) => CopyCounts): CopyCounts {
  const partialFile = `${file}.part`;
  refuseToReplace([partialFile]);
  try {
    closeSync(openSync(partialFile, "wx", 0o600));
    const copying = write(partialFile);
    // SQLite may create these empty files while it reads the copy.
    for (const companion of [`${partialFile}-wal`, `${partialFile}-shm`]) rmSync(companion, { force: true });
    finalizeBackupFile(partialFile, file);
    return copying;
  } catch (error) {
    rmSync(partialFile, { force: true });
    throw new Error(`No se pudo hacer ${file}: ${getErrorMessage(error)}`, { cause: error });
  }
}

function checkCopy(file: string): CopyCounts {
  const database = openFileForCopy(file);
  try {
    requireIntactDatabase(database, "integrity_check");
    return countRows(database);
  } finally {
    database.close();
  }
}

/**
 * Records the time of a backup, for the metrics.
 *
 * @throws {Error} in Spanish, if the database cannot be written to.
 */
export function recordBackup(file: string, now = new Date()): void {
  const database = openFileForChanges(file);
  try {
    database.prepare(buildRecordTaskSql("'backup'", "?")).run(now.toISOString());
  } finally {
    database.close();
  }
}

function countRows(database: DatabaseSync): CopyCounts {
  const countTableRows = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  return { eventCount: countTableRows("events"), unsubscriptionCount: countTableRows("unsubscriptions") };
}
