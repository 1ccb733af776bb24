import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressionLevels } from "#domain/compression.ts";
import { isReplaceable, noteSource, noteSuffix } from "./replaceable-files.ts";

const text = [".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".webmanifest", ".kml"];
const compressible = new Set([...text, ".pack"]);

/** Below this a compressed file saves less than a packet. */
const smallestBytes = 512;

const encodings = [
  {
    suffix: ".br",
    compress: (content: Buffer, isText: boolean) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: compressionLevels(content.length).brotli,
          [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    suffix: ".gz",
    compress: (content: Buffer) => promisify(gzip)(content, { level: compressionLevels(content.length).gzip }),
  },
] as const;

export type PrecompressSummary = {
  /** All files of the folder, before compression. */
  files: number;
  bytes: number;
  /** What a visitor with brotli would download of them. */
  brotliBytes: number;
};

/**
 * Writes `.br` and `.gz` beside every file of the folder that gets smaller by it, and removes stale ones. Beside a file that may be
 * replaced in place, it notes what they were made from.
 */
export async function precompress(folder: string): Promise<PrecompressSummary> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const ownSuffixes = [...encodings.map(({ suffix }) => suffix), noteSuffix];
  const sources = files.filter((file) => !ownSuffixes.some((suffix) => file.endsWith(suffix)));
  const summary: PrecompressSummary = { files: sources.length, bytes: 0, brotliBytes: 0 };

  // One file a processor: the work is done in zlib's threads.
  const queue = sources.values();
  const work = async () => {
    for (const file of queue) {
      const { bytes, brotliBytes } = await precompressFile(file);
      summary.bytes += bytes;
      summary.brotliBytes += brotliBytes;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return summary;
}

async function precompressFile(file: string): Promise<{ bytes: number; brotliBytes: number }> {
  const content = await readFile(file);
  const isWorthwhile = compressible.has(extname(file)) && content.length > smallestBytes;
  const sizes = await Promise.all(
    encodings.map(async ({ suffix, compress }) => {
      const compressed = isWorthwhile ? await compress(content, text.includes(extname(file))) : content;
      if (compressed.length < content.length) await writeFile(file + suffix, compressed);
      else await rm(file + suffix, { force: true });
      return Math.min(compressed.length, content.length);
    }),
  );
  if (isReplaceable(file)) await noteSource(file, content);
  return { bytes: content.length, brotliBytes: sizes[0] ?? content.length };
}
