/** Cache of build results by their inputs, in `.build/cache`; safe to delete at any time. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Everything that a result depends on, including the version of the code that makes it. */
type Ingredients = readonly (string | Uint8Array)[];

/** @returns the cached result for the same ingredients, or else the result of `make`. */
export type CachedRun = (ingredients: Ingredients, make: () => Promise<Buffer>) => Promise<Buffer>;

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
    const cachedContent = readIntactContent(file);
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

/** Reads without waiting, which takes less processor time than `fs/promises`. */
function readIntactContent(file: string): Buffer | undefined {
  try {
    const storedBytes = readFileSync(file);
    const content = storedBytes.subarray(digestBytes);
    if (!sha256(content).equals(storedBytes.subarray(0, digestBytes))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return content;
  } catch {
    // Another build may have just deleted the file.
    return undefined;
  }
}

/** Deletes the least recently used results until the folder holds at most `maxBytes` bytes. */
export function trimCache(folder: string, maxBytes = maxCacheBytes): void {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const cacheFiles = files.flatMap((file) => {
    const fileStats = statSync(file, { throwIfNoEntry: false });
    return fileStats ? [{ file, bytes: fileStats.size, usedMs: fileStats.mtimeMs }] : [];
  });
  const isAbandonedPart = ({ file, usedMs }: { file: string; usedMs: number }) =>
    file.endsWith(partialSuffix) && Date.now() - usedMs > minPartialAgeMs;
  let keptBytes = 0;
  for (const entry of cacheFiles.toSorted((a, b) => b.usedMs - a.usedMs)) {
    keptBytes += entry.bytes;
    if (keptBytes > maxBytes || isAbandonedPart(entry)) rmSync(entry.file, { force: true });
  }
}
