import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { resolveRealPath } from "./server-lock.ts";
import { migrateSchema, olderVersionMessage, readSchemaVersion, schemaVersion } from "./sqlite-migrations.ts";

type WritingOptions = {
  /** Maximum time in ms that a write waits for a database that another process locks. */
  busyTimeoutMs: number;
  /** Whether to first check for damage, which reads the whole file. */
  isChecked: boolean;
  /** Whether to create the file or its tables if they are missing. */
  mayCreate: boolean;
};

/**
 * Opens a file for a server, and migrates its schema.
 *
 * @throws {Error} in Spanish, if the file cannot be used.
 */
export function openFileForServer(file: string, { busyTimeoutMs, isChecked, mayCreate }: WritingOptions): DatabaseSync {
  return openOrExplain(file, () => {
    requireFileOfWal(file);
    if (!mayCreate && !existsSync(file)) throw new Error("ya no está ahí; devuélvelo, o restaura un respaldo");
    keepPrivate(file);
    const hasWal = hasWalData(file);
    if (isChecked && hasWal) requireMatchingWal(file, busyTimeoutMs);
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    return prepareOrClose(database, () => {
      if (!mayCreate && lacksTables(database)) throw new Error(missingTablesMessage);
      database.exec(`PRAGMA journal_mode = WAL; ${durabilityPragmas}`);
      if (isChecked && !hasWal) requireIntactDatabase(database, "quick_check");
      migrateSchema(database);
    });
  });
}

/** @throws {Error} in Spanish, if the file is not a database or has another version of the schema. */
export function openFileForReading(file: string): DatabaseSync {
  return openOrExplain(file, () => openForCommand(file, { readOnly: true }));
}

/**
 * Opens a file for copying. Accepts an older schema, because the next start of a server migrates the copy.
 *
 * @throws {Error} in Spanish, if the file is not a database of the site or has a later version of the schema.
 */
export function openFileForCopy(file: string): DatabaseSync {
  return openOrExplain(file, () => openForCommand(file, { readOnly: true, acceptsOlder: true }));
}

/**
 * Opens a file for a command that changes rows, whether or not a server is running.
 *
 * @throws {Error} in Spanish, if the file is not a database or has another version of the schema.
 */
export function openFileForChanges(file: string): DatabaseSync {
  return openOrExplain(file, () => openForCommand(file, { readOnly: false }));
}

/**
 * @returns a connection that locks out all other processes; undefined on failure, for example if a server is running.
 */
export function openFileExclusively(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  try {
    requireFileOfWal(file);
    const database = new DatabaseSync(file, { timeout: 0 });
    return prepareOrClose(database, () => {
      database.exec("PRAGMA locking_mode = EXCLUSIVE");
      if (readSchemaVersion(database) < schemaVersion) throw new Error(olderVersionMessage);
    });
  } catch {
    // Opening the file for reading reports any other problem.
    return undefined;
  }
}

type CommandOptions = { readOnly: boolean; acceptsOlder?: boolean };

function openForCommand(file: string, { readOnly, acceptsOlder = false }: CommandOptions): DatabaseSync {
  requireFileOfWal(file);
  if (!existsSync(file)) throw new Error("no existe; arranca el sitio primero, o di dónde está con DATABASE_FILE");
  const database = new DatabaseSync(file, { readOnly, timeout: 5_000 });
  return prepareOrClose(database, () => {
    const version = readSchemaVersion(database);
    if (lacksTables(database)) throw new Error(missingTablesMessage);
    if (version < schemaVersion && !acceptsOlder) throw new Error(olderVersionMessage);
    if (!readOnly) database.exec(durabilityPragmas);
  });
}

/** Size in bytes of a -wal that has a header and no pages. */
const emptyWalBytes = 32;

/**
 * Whether the -wal may have data that the file lacks. If the file is a symbolic link, the -wal is next to the link's
 * target.
 */
export function hasWalData(file: string): boolean {
  return getFileSize(`${resolveRealPath(file)}-wal`) > emptyWalBytes;
}

/**
 * Refuses a -wal whose file is missing or empty, because SQLite deletes such a -wal even when it only reads.
 *
 * @throws {Error} in Spanish, if there is such a -wal.
 */
function requireFileOfWal(file: string): void {
  if (getFileSize(file) > 0 || !hasWalData(file)) return;
  throw new Error(
    `falta el archivo, y en ${resolveRealPath(file)}-wal hay registros que él no tenía: devuélvelo a su lugar, junto al -wal; ` +
      "si ya no existe, mueve el -wal a otra carpeta y restaura un respaldo",
  );
}

/**
 * Checks that the -wal belongs to the file. Opens the file read-only, because closing a writable connection would merge
 * the -wal.
 */
function requireMatchingWal(file: string, timeout: number): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout });
  try {
    requireIntactDatabase(database, "integrity_check");
  } catch (error) {
    const advice = `si ${resolveRealPath(file)}-wal es de otro archivo, devuelve ése a su lugar, o muévelo a otra carpeta`;
    throw new Error(`${getErrorMessage(error)}; ${advice}`, { cause: error });
  } finally {
    database.close();
  }
}

/** @returns the size of a file in bytes; 0 if it does not exist. */
export function getFileSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Error for a file without tables, such as a copy made with `cp` while all data were still in the -wal. */
const missingTablesMessage =
  "no tiene las tablas del sitio. Si se copió con «cp» mientras el sitio corría, le falta su archivo -wal, donde " +
  "estaban los registros: restaura un respaldo hecho con «npm run leads -- --backup ARCHIVO»";

function lacksTables(database: DatabaseSync): boolean {
  const countTablesSql =
    "SELECT count(*) AS tables FROM sqlite_schema WHERE type = 'table' AND name IN ('events', 'unsubscriptions')";
  return database.prepare(countTablesSql).get()?.tables !== 2;
}

/** Size in bytes to which the -wal shrinks after a reader kept it growing. */
const maxIdleWalBytes = 64 * 1024 ** 2;

/** In WAL mode, FULL means that a commit returns only once it is on disk. Deleted bytes are overwritten with zeros. */
const durabilityPragmas = `PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = ${maxIdleWalBytes};`;

function openOrExplain(file: string, open: () => DatabaseSync): DatabaseSync {
  try {
    return open();
  } catch (error) {
    throw new Error(`No se pudo abrir la base de datos ${file}: ${getErrorMessage(error)}.`, { cause: error });
  }
}

function prepareOrClose(database: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes the file accessible to its owner only, because it has people's names and addresses. */
function keepPrivate(file: string): void {
  // Does not open an existing file, because closing any handle of a file releases all locks of this process on it.
  if (!existsSync(file)) closeSync(openSync(file, "wx", 0o600));
  // SQLite gives the -wal and the -shm the mode of the database file.
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each) && (statSync(each).mode & 0o077) !== 0) chmodSync(each, 0o600);
}

/**
 * Checks a file for damage; `integrity_check` also compares indexes with their tables.
 *
 * @throws {Error} in Spanish, if pages of the file are damaged.
 */
export function requireIntactDatabase(database: DatabaseSync, check: "quick_check" | "integrity_check"): void {
  const checkResult = database.prepare(`PRAGMA ${check}(1)`).get()?.[check];
  if (checkResult === "ok") return;
  const detail = String(checkResult).replaceAll("\n", " ");
  throw new Error(`está dañada (${detail}); detén el sitio y restaura un respaldo`);
}
