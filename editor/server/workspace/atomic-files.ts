/** The files of the checkout: whole writes, one at a time, and none over somebody else's change. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "#editor/server/editor-error.ts";
import { createMutex } from "./mutex.ts";

/** A file and what names this state of it. */
export type Stored = { text: string; stamp: string };

export type AtomicFiles = {
  read: (path: string) => Promise<Stored>;
  /** One after the other: what `run` looks at before it writes is still so when it does. */
  alone: <Result>(run: (write: Write) => Promise<Result>) => Promise<Result>;
};

/** @returns the stamp of what is written. */
type Write = (path: string, text: string, stamp: string | undefined, afterwards: Afterwards) => Promise<string>;

/** @param undo - puts back what was there. */
type Afterwards = (undo: () => Promise<void>) => Promise<void>;

const stampOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** @param root - of the checkout; paths are from there. */
export function openAtomicFiles(root: string): AtomicFiles {
  const inTurn = createMutex();
  const read = async (path: string): Promise<Stored> => {
    try {
      const text = await readFile(join(root, path), "utf8");
      return { text, stamp: stampOf(text) };
    } catch (error) {
      throw isMissing(error) ? new Refusal(`No existe ${path}.`) : error;
    }
  };
  const current = async (path: string) => (existsSync(join(root, path)) ? await read(path) : undefined);
  const write: Write = async (path, text, stamp, afterwards) => {
    const before = await current(path);
    if (before?.stamp !== stamp) throw new Refusal(overtaken);
    await replaceFile(join(root, path), text);
    await afterwards(() =>
      before ? replaceFile(join(root, path), before.text) : rm(join(root, path), { force: true }),
    );
    return stampOf(text);
  };
  return { read, alone: (run) => inTurn(() => run(write)) };
}

const overtaken =
  "Alguien más cambió este archivo. Lo tuyo sigue en esta página: cópialo, recarga y vuelve a escribirlo.";

/**
 * The whole file or nothing: it appears under its name when it is on the disk.
 *
 * @param path - absolute.
 * @throws {Refusal} if the disk takes no more.
 */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = besideOf(path);
  try {
    const file = await open(beside, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw refusedByDisk(error) ?? error;
  }
}

/** Where a file is written before it takes its place: hidden, on the same disk, and in no list of files. */
const besideOf = (path: string): string => `${dirname(path)}/.${randomUUID()}.tmp`;

/** What is said of a full disk, by whatever finds it full. */
export const diskFullMessage =
  "No hay espacio en el disco: libera un poco e inténtalo otra vez. Todo sigue como estaba.";

/** What the disk refuses, in words; undefined if it is something else. */
export function refusedByDisk(error: unknown): Refusal | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return new Refusal(diskFullMessage);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new Refusal("El disco no deja escribir este archivo: revisa sus permisos. Sigue como estaba.");
  return undefined;
}
