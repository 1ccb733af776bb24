/**
 * Reads and writes files of the checkout. Writes are atomic, run one at a time, and never overwrite others' changes.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EditorError } from "#editor/server/editor-error.ts";
import { createMutex } from "./mutex.ts";
import { staysInside } from "./real-path.ts";

export type StoredText = { text: string; revision: string };

/**
 * Writes a whole file atomically: if the process is killed, the file has either the old or the new text.
 *
 * @param options - `revision`: revision of the text that was read; undefined for a new file. `verify`: loads modules
 *   that read the written file.
 * @returns the revision of the written text.
 * @throws {EditorError} if the file has changed since it was read, or the disk is full; the file stays unchanged.
 * @throws the error of `verify`; the previous text is restored.
 */
export type WriteFunction = (path: string, text: string, options: WriteOptions) => Promise<string>;

type WriteOptions = { revision: string | undefined; verify?: () => Promise<unknown> };

const computeRevision = (text: string): string => createHash("sha256").update(text).digest("base64url");

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * @param root - the checkout; paths are relative to it.
 * @param onChanged - receives the path of each changed file.
 */
export function openAtomicFiles(root: string, onChanged: (path: string) => void = () => {}) {
  const runInTurn = createMutex();
  const requireInside = (path: string) => {
    if (!staysInside(join(root, path), [root]))
      throw new EditorError(`${path} no es un archivo de esta copia del sitio.`);
  };
  const read = async (path: string): Promise<StoredText> => {
    requireInside(path);
    try {
      const text = await readFile(join(root, path), "utf8");
      return { text, revision: computeRevision(text) };
    } catch (error) {
      throw isMissing(error) ? new EditorError(`No existe ${path}.`) : error;
    }
  };
  const write: WriteFunction = async (path, text, { revision, verify }) => {
    requireInside(path);
    const before = existsSync(join(root, path)) ? await read(path) : undefined;
    if (before?.revision !== revision) throw new EditorError(changedSinceMessage);
    await replaceFile(join(root, path), text);
    onChanged(path);
    try {
      await verify?.();
    } catch (error) {
      await (before ? replaceFile(join(root, path), before.text) : rm(join(root, path), { force: true }));
      onChanged(path);
      throw error;
    }
    return computeRevision(text);
  };
  return {
    read,
    /**
     * Runs functions one after the other, so that no other write changes what `run` has read. `run` must not call
     * `runExclusive`, which would deadlock.
     */
    runExclusive: <Result>(run: (write: WriteFunction) => Promise<Result>): Promise<Result> =>
      runInTurn(() => run(write)),
  };
}

const changedSinceMessage =
  "Alguien más cambió este archivo. Lo tuyo sigue en esta página: cópialo, recarga y vuelve a escribirlo.";

/**
 * Replaces a file atomically: the text is flushed to a temporary file, which is then renamed.
 *
 * @param path - absolute.
 * @throws {EditorError} if the disk is full or not writable.
 */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = buildTemporaryPath(path);
  try {
    const file = await open(temporaryPath, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw toDiskError(error) ?? error;
  }
}

/** Temporary path: hidden, on the same disk, and ignored by all lists of files. */
const buildTemporaryPath = (path: string): string => `${dirname(path)}/.${randomUUID()}.tmp`;

/** Message for a full disk, whether Node or git reports it. */
export const diskFullMessage =
  "No hay espacio en el disco: libera un poco, o avisa a quien administra el editor. Todo sigue como estaba.";

/** Converts a disk error to a message for staff; undefined for other errors. */
export function toDiskError(error: unknown): EditorError | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return new EditorError(diskFullMessage);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new EditorError("El disco no deja escribir este archivo: revisa sus permisos. Sigue como estaba.");
  return undefined;
}
