/**
 * Lock that tells other processes that a server uses a database, even while its file is missing. The operating system
 * releases the lock when the process ends. Several servers may hold it at the same time.
 */
import { closeSync, existsSync, lstatSync, openSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Acquires the lock; closing the result releases it. The database's folder must exist. */
export function acquireServerLock(file: string): DatabaseSync {
  const lockFile = buildLockPath(file);
  closeSync(openSync(lockFile, "a", 0o600));
  const lock = new DatabaseSync(lockFile, { timeout: 2_000 });
  // The transaction stays open, because its read lock ends with it.
  lock.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
  return lock;
}

/**
 * Runs `work` while no server can start.
 *
 * @throws {Error} in Spanish, if a server is running.
 */
export function runWithServersLockedOut<Result>(file: string, work: () => Result): Result {
  const lockFile = buildLockPath(file);
  // Without a lock file, no server has ever started here.
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

/** Builds the path of the lock file: `.wim.sqlite.lock`. Its dot keeps `mv wim.sqlite*` from moving it. */
function buildLockPath(file: string): string {
  const realPath = resolveRealPath(file);
  return join(dirname(realPath), `.${basename(realPath)}.lock`);
}

/** Resolves the symbolic links of a path whose file may not exist. */
export function resolveRealPath(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink) return resolveRealPath(resolve(dirname(file), readlinkSync(file)));
  const folder = dirname(resolve(file));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(file));
}
