import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "#server/error-message.ts";
import { migrate, olderVersion, schemaVersion, versionOf } from "./sqlite-migrations.ts";

type WritingOptions = {
  /** How long somebody else may hold the database before a write is given up. */
  busyTimeoutMs: number;
  /** Whether to look for damage first: that reads the whole file. */
  isChecked: boolean;
};

/** @throws {Error} in Spanish, if the file cannot be used. */
export function openFile(file: string, { busyTimeoutMs, isChecked }: WritingOptions): DatabaseSync {
  return opened(file, () => {
    keepPrivate(file);
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    return prepared(database, () => {
      // FULL: in WAL mode, this makes each commit reach the disk before it returns.
      database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
      if (isChecked) requireWhole(database);
      migrate(database);
    });
  });
}

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openFileForReading(file: string): DatabaseSync {
  return opened(file, () => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    return prepared(database, () => {
      if (versionOf(database) < schemaVersion) throw new Error(olderVersion);
    });
  });
}

function opened(file: string, open: () => DatabaseSync): DatabaseSync {
  try {
    return open();
  } catch (error) {
    throw new Error(`No se pudo abrir la base de datos ${file}: ${messageOf(error)}.`, { cause: error });
  }
}

function prepared(database: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** It holds people's names and addresses: no other user of this machine may read it, wherever it was copied from. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  // SQLite gives the files that it adds the mode of the first.
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600);
}

function requireWhole(database: DatabaseSync): void {
  const [{ quick_check: found } = {}] = database.prepare("PRAGMA quick_check(1)").all();
  if (found === "ok") return;
  const detail = String(found).replaceAll("\n", " ");
  throw new Error(`está dañada (${detail}); detén el sitio y restaura un respaldo`);
}
