/**
 * What tells other processes that a server has a database, also while no file has its name. The lock is the system's: it
 * ends with its process, however that ends. Several servers may hold it at a time.
 */
import { closeSync, existsSync, lstatSync, openSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Closing it ends the lock. The folder of the database is there. */
export function holdServerLock(file: string): DatabaseSync {
  const lockFile = lockFileOf(file);
  closeSync(openSync(lockFile, "a", 0o600));
  const lock = new DatabaseSync(lockFile, { timeout: 2_000 });
  // What is read in a transaction stays locked until that ends.
  lock.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
  return lock;
}

/**
 * No server can start meanwhile.
 *
 * @throws {Error} in Spanish, if one runs.
 */
export function withoutServer<Result>(file: string, work: () => Result): Result {
  const lockFile = lockFileOf(file);
  // Nobody has started one here yet.
  if (!existsSync(lockFile)) return work();
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      throw new Error(`Hay un servidor en marcha con la base de datos ${file}: detenlo y repite el comando.`, {
        cause: error,
      });
    }
    return work();
  } finally {
    lock.close();
  }
}

/** Its name begins unlike the database's, so that it stays where that is moved with its companions. */
function lockFileOf(file: string): string {
  const place = placeOf(file);
  return join(dirname(place), `.${basename(place)}.lock`);
}

/** By whatever links it is named, and whether or not it is there. */
export function placeOf(file: string): string {
  const linked = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  if (linked) return placeOf(resolve(dirname(file), readlinkSync(file)));
  const folder = dirname(resolve(file));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(file));
}
