/** What earlier builds made of the same bytes, under `.build/cache`: it may be deleted at any time. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** All that a result depends on, its maker's version included. */
type Ingredients = readonly (string | Uint8Array)[];

/** @returns what was made of the same ingredients before, or what `make` makes of them now. */
type Remember = (ingredients: Ingredients, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Some ten builds of today's site; what was not used for longest goes first. */
const limitBytes = 256 * 1024 * 1024;

/** Left behind by a build that was stopped. */
const halfWrittenForMs = 60 * 60 * 1000;
const halfWritten = ".part";

const digestBytes = 32;
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest();

/**
 * Builds may share a folder at the same time: a result arrives whole, under a name that says what it was made of, and is held
 * to its own digest when it is read.
 */
export function openCache(folder: string): Remember {
  return async (ingredients, make) => {
    const file = join(folder, nameOf(ingredients));
    const known = await intactContent(file);
    if (known) return known;
    const made = await make();
    // Whoever cannot write here can build all the same.
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

/** Of each part its length too: two that end elsewhere are others. */
function nameOf(ingredients: Ingredients): string {
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
  // Another build may just have taken it out.
  await utimes(file, now, now).catch(() => undefined);
  return content;
}

/** Takes out what was not used for longest, until the folder holds `limit` bytes at most. */
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
