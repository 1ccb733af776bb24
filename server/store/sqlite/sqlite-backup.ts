/** Makes a full copy of the database file, even while a server writes to it, and restores such a copy. */
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { runWithServersLockedOut } from "#server/store/sqlite/server-lock.ts";
import { hasWalData, openFileForCopy, requireIntactDatabase } from "./sqlite-file.ts";

export type CopyCounts = { eventCount: number; unsubscriptionCount: number };

/**
 * Writes a backup, which gets its name only after a check for damage and missing rows.
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
      if (
        copiedCounts.eventCount < countsBefore.eventCount ||
        copiedCounts.unsubscriptionCount < countsBefore.unsubscriptionCount
      )
        throw new Error("la copia no está completa, o algo se borró mientras se hacía; repite el comando.");
      return copiedCounts;
    });
  } finally {
    source.close();
  }
}

/**
 * Copies a backup to the place of a missing database.
 *
 * @throws {Error} in Spanish, if a server runs, a database exists, or the backup is damaged or of a later version.
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
      // Even if root restores the backup, the server's user, who owns the folder, must own the file.
      const { uid, gid } = statSync(folder);
      if (process.getuid?.() === 0) chownSync(part, uid, gid);
      return checkCopy(part);
    });
  });
}

const listWithCompanions = (file: string) => [file, `${file}-wal`, `${file}-shm`];

function refuseToReplace(files: readonly string[]): void {
  const existingFiles = files.filter((each) => existsSync(each));
  if (existingFiles.length > 0)
    throw new Error(
      `Ya existe ${existingFiles.join(", ")}: no se reemplaza. Muévelo a otra carpeta, o elige otro nombre.`,
    );
}

/** Writes a file completely or not at all, readable only by its owner, and flushed to disk. */
function writeAtomically(file: string, write: (part: string) => CopyCounts): CopyCounts {
  const partialFile = `${file}.part`;
  refuseToReplace([partialFile]);
  try {
    closeSync(openSync(partialFile, "wx", 0o600));
    const copied = write(partialFile);
    chmodSync(partialFile, 0o600);
    // SQLite may create these empty files while it reads the copy.
    for (const companion of [`${partialFile}-wal`, `${partialFile}-shm`]) rmSync(companion, { force: true });
    flushToDisk(partialFile);
    renameSync(partialFile, file);
    flushToDisk(dirname(file));
    return copied;
  } catch (error) {
    rmSync(partialFile, { force: true });
    throw new Error(`No se pudo hacer ${file}: ${getErrorMessage(error)}`, { cause: error });
  }
}

function flushToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
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

function countRows(database: DatabaseSync): CopyCounts {
  const countTableRows = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  return { eventCount: countTableRows("events"), unsubscriptionCount: countTableRows("unsubscriptions") };
}
