import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { digestFileSuffix, isReplaceable, writeDigestFile } from "./replaceable-files.ts";

const textExtensions = [".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".webmanifest", ".kml"];
const compressibleExtensions = new Set([...textExtensions, ".pack"]);

/** Minimum file size in bytes; below it, compression saves less than a network packet. */
const minBytes = 512;

/**
 * Maximum size of a file that is compressed as far as possible, in about two seconds. Larger files are compressed
 * less, to keep builds short.
 */
const maxThoroughBytes = 3_000_000;

/** Size in bytes of the number that tells where the second encoding starts. */
const lengthBytes = 4;

/** Part of the cache key, because another version of the compressor may produce other bytes. */
const compressorVersion = `precompress 2, zlib ${process.versions.zlib}, brotli ${process.versions.brotli}`;

const encodings = [
  {
    suffix: ".br",
    compress: (content: Buffer, isText: boolean) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: chooseCompressionLevels(content.length).brotli,
          [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    suffix: ".gz",
    compress: (content: Buffer) => promisify(gzip)(content, { level: chooseCompressionLevels(content.length).gzip }),
  },
] as const;

/** @returns the cached result for the same ingredients, or else the result of `make`. */
export type GetOrMakeBuffer = (
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

export type PrecompressSummary = {
  /** Number of files, without those that {@link precompress} writes. */
  fileCount: number;
  /** Number of HTML files among the files. */
  pageCount: number;
  bytes: number;
  /** Total bytes sent to browsers that accept brotli. */
  brotliBytes: number;
};

/**
 * Writes a `.br` and a `.gz` next to each file in the folder, if smaller than the file; otherwise removes an earlier
 * one. Also writes the digest of each replaceable file.
 *
 * @param runCached - cache of compressed contents, because compression is slow.
 */
export async function precompress(
  folder: string,
  runCached: GetOrMakeBuffer = (_ingredients, make) => make(),
): Promise<PrecompressSummary> {
  const sources = await listSources(folder);
  const pageCount = sources.filter((file) => file.endsWith(".html")).length;
  const summary: PrecompressSummary = { fileCount: sources.length, pageCount, bytes: 0, brotliBytes: 0 };

  // Works on one file per processor at a time, because zlib compresses in its own threads.
  const queue = sources.values();
  const compressFromQueue = async () => {
    for (const file of queue) {
      const { bytes, brotliBytes } = await precompressFile(file, runCached);
      summary.bytes += bytes;
      summary.brotliBytes += brotliBytes;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressFromQueue));
  return summary;
}

/**
 * Fills the cache of {@link precompress} in advance, one file at a time, for files that the build only copies.
 *
 * @param places - files and folders.
 */
export async function warmCompressionCache(places: readonly string[], runCached: GetOrMakeBuffer): Promise<void> {
  for (const place of places) {
    const files = (await stat(place)).isFile() ? [place] : await listSources(place);
    for (const file of files) await encodeFile(file, readFileSync(file), runCached);
  }
}

/** Lists the paths of all files in the folder except those that {@link precompress} wrote. */
async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const ownSuffixes = [...encodings.map(({ suffix }) => suffix), digestFileSuffix];
  return files.filter((file) => !ownSuffixes.some((suffix) => file.endsWith(suffix)));
}

async function precompressFile(
  file: string,
  runCached: GetOrMakeBuffer,
): Promise<{ bytes: number; brotliBytes: number }> {
  const content = readFileSync(file);
  const encoded = await encodeFile(file, content, runCached);
  for (const [index, { suffix }] of encodings.entries()) {
    const bytes = encoded[index] ?? content;
    if (bytes.length < content.length) writeFileSync(file + suffix, bytes);
    else rmSync(file + suffix, { force: true });
  }
  if (isReplaceable(file)) await writeDigestFile(file, content);
  return { bytes: content.length, brotliBytes: Math.min(content.length, encoded[0]?.length ?? content.length) };
}

/** Encodes a file's content in each of {@link encodings}; in none if compression is not worthwhile. */
async function encodeFile(file: string, content: Buffer, runCached: GetOrMakeBuffer): Promise<Buffer[]> {
  if (!compressibleExtensions.has(extname(file)) || content.length <= minBytes) return [];
  const isText = textExtensions.includes(extname(file));
  // One result for both, because reading and checking results takes most of the time if all are cached.
  const joined = await runCached([compressorVersion, `${isText}`, content], async () => {
    const encoded = await Promise.all(encodings.map(({ compress }) => compress(content, isText)));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(encoded[0]?.length ?? 0);
    return Buffer.concat([length, ...encoded]);
  });
  const split = lengthBytes + joined.readUInt32LE();
  return [joined.subarray(lengthBytes, split), joined.subarray(split)];
}

/**
 * Chooses compression levels for a file of this size. Measured on 50 MB of coordinates: brotli 5 takes 3 s and yields
 * 15.7 MB; brotli 9 takes 16 s and yields no less.
 */
function chooseCompressionLevels(bytes: number) {
  return bytes <= maxThoroughBytes ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 6 };
}
