/** Cache of build results, by their inputs, in `.build/cache`; safe to delete at any time. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Everything that a result depends on, including the version of the code that makes the result. */
type Ingredients = readonly (string | Uint8Array)[];

/** @returns the cached result for the same ingredients, or the result of `make`. */
type Remember = (ingredients: Ingredients, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Room for about ten builds of the current site. */
const limitBytes = 256 * 1024 * 1024;

/** Minimum age of a partial file that is considered left over from an interrupted build. */
const halfWrittenForMs = 60 * 60 * 1000;
const halfWritten = ".part";

const digestBytes = 32;
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest();

/**
 * Opens a cache in a folder. Concurrent builds may share the folder: a result is renamed into place when complete, and
 * is verified against its digest when read.
 */
export function openCache(folder: string): Remember {
  return async (ingredients, make) => {
    const file = join(folder, buildName(ingredients));
    const known = await intactContent(file);
    if (known) return known;
    const made = await make();
    // The build goes on even if the cache cannot be written.
    await keep(file, made).catch(() => undefined);
    return made;
  };
}

async function keep(file: string, made: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}${halfWritten}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, Buffer.concat([sha256(made), made]));
  await rename(part, file);
}

/** Each ingredient is prefixed with its length: `ab, c` and `a, bc` give different names. */
function buildName(ingredients: Ingredients): string {
  const digest = createHash("sha256");
  for (const part of ingredients) digest.update(`${Buffer.byteLength(part)}\n`).update(part);
  const name = digest.digest("hex");
  return join(name.slice(0, 2), name);
}

async function intactContent(file: string): Promise<Buffer | undefined> {
  const stored = await readFile(file).catch(() => undefined);
  if (!stored) return undefined;
  const content = stored.subarray(digestBytes);
  if (!sha256(content).equals(stored.subarray(0, digestBytes))) return undefined;
  const now = new Date();
  // Another build may have just deleted the file.
  await utimes(file, now, now).catch(() => undefined);
  return content;
}

/** Deletes the least recently used results until the folder holds at most `limit` bytes. */
export async function trimCache(folder: string, limit = limitBytes): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  const found = files.flatMap((file, index) => {
    const known = stats[index];
    return known ? [{ file, bytes: known.size, usedMs: known.mtimeMs }] : [];
  });
  const isLost = ({ file, usedMs }: { file: string; usedMs: number }) =>
    file.endsWith(halfWritten) && Date.now() - usedMs > halfWrittenForMs;
  let kept = 0;
  for (const entry of found.toSorted((a, b) => b.usedMs - a.usedMs)) {
    kept += entry.bytes;
    if (kept > limit || isLost(entry)) await rm(entry.file, { force: true });
  }
}
