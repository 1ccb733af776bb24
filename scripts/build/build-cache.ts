/** Cache of build results by their inputs, in `.build/cache`; safe to delete at any time. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Everything that a result depends on, including the version of the code that makes it. */
type Ingredients = readonly (string | Uint8Array)[];

/** @returns the cached result for the same ingredients, or else the result of `make`. */
type CachedRun = (ingredients: Ingredients, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Maximum size of the cache in bytes: about ten builds of the current site. */
const maxCacheBytes = 256 * 1024 * 1024;

/** Age in ms above which a partial file counts as left over from an interrupted build. */
const minPartialAgeMs = 60 * 60 * 1000;
const partialSuffix = ".part";

const digestBytes = 32;
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest();

/**
 * Opens a cache in a folder that concurrent builds may share. A result is renamed into place when complete, and
 * verified against its digest when read.
 */
export function openCache(folder: string): CachedRun {
  return async (ingredients, make) => {
    const file = join(folder, buildFileName(ingredients));
    const cachedContent = await readIntactContent(file);
    if (cachedContent) return cachedContent;
    const content = await make();
    // A build does not fail if the cache cannot be written.
    await storeResult(file, content).catch(() => undefined);
    return content;
  };
}

async function storeResult(file: string, content: Buffer): Promise<void> {
  const partialFile = `${file}.${randomUUID()}${partialSuffix}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partialFile, Buffer.concat([sha256(content), content]));
  await rename(partialFile, file);
}

/** Builds a file name from ingredients. Each is prefixed with its length, so that `ab, c` and `a, bc` differ. */
function buildFileName(ingredients: Ingredients): string {
  const digest = createHash("sha256");
  for (const part of ingredients) digest.update(`${Buffer.byteLength(part)}\n`).update(part);
  const name = digest.digest("hex");
  return join(name.slice(0, 2), name);
}

async function readIntactContent(file: string): Promise<Buffer | undefined> {
  const storedBytes = await readFile(file).catch(() => undefined);
  if (!storedBytes) return undefined;
  const content = storedBytes.subarray(digestBytes);
  if (!sha256(content).equals(storedBytes.subarray(0, digestBytes))) return undefined;
  const now = new Date();
  // Another build may have just deleted the file.
  await utimes(file, now, now).catch(() => undefined);
  return content;
}

/** Deletes the least recently used results until the folder holds at most `maxBytes` bytes. */
export async function trimCache(folder: string, maxBytes = maxCacheBytes): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  const cacheFiles = files.flatMap((file, index) => {
    const fileStats = stats[index];
    return fileStats ? [{ file, bytes: fileStats.size, usedMs: fileStats.mtimeMs }] : [];
  });
  const isAbandonedPart = ({ file, usedMs }: { file: string; usedMs: number }) =>
    file.endsWith(partialSuffix) && Date.now() - usedMs > minPartialAgeMs;
  let keptBytes = 0;
  for (const entry of cacheFiles.toSorted((a, b) => b.usedMs - a.usedMs)) {
    keptBytes += entry.bytes;
    if (keptBytes > maxBytes || isAbandonedPart(entry)) await rm(entry.file, { force: true });
  }
}
