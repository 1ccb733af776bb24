/**
 * Backups of both kinds of store. A backup gets its name only when it is complete and on disk, and replaces no file.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname } from "node:path";

export type CopyCounts = { eventCount: number; unsubscriptionCount: number };

/** Throws if a file exists. @throws {Error} in Spanish. */
export function refuseToReplace(files: readonly string[]): void {
  const existingFiles = files.filter((each) => existsSync(each));
  if (existingFiles.length > 0)
    throw new Error(
      `Ya existe ${existingFiles.join(", ")}: no se reemplaza. Muévelo a otra carpeta, o elige otro nombre.`,
    );
}

/** @throws {Error} in Spanish, if the copy has fewer rows than the database had before. */
export function requireAllRows(copiedCounts: CopyCounts, originalCounts: CopyCounts): void {
  if (
    copiedCounts.eventCount < originalCounts.eventCount ||
    copiedCounts.unsubscriptionCount < originalCounts.unsubscriptionCount
  )
    throw new Error("la copia no está completa, o algo se borró mientras se hacía; repite el comando.");
}

/** Renames a complete file to its name, readable only by its owner. */
export function finalizeBackupFile(partialFile: string, file: string): void {
  chmodSync(partialFile, 0o600);
  flushToDisk(partialFile);
  renameSync(partialFile, file);
  flushToDisk(dirname(file));
}

function flushToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
