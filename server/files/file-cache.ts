/** Cache of built files in memory, with their compressed versions and response headers. */
import { createHash } from "node:crypto";
import { type Stats, statSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import { type FileHeaderRule, getFileHeaders } from "./file-headers.ts";
import { fallbackMediaType } from "./media-types.ts";
import type { Validators } from "./preconditions.ts";

/** Maximum size of a cached file, in bytes. */
const maxCachedFileBytes = 8 * 1024 ** 2;

/** Default memory limit in bytes: several times the built site, which has about 20 MB with its compressed versions. */
export const defaultMemoryBytes = 128 * 1024 ** 2;

/**
 * Interval in ms between checks for a new build. A check takes half as long as a response, so not every response
 * checks.
 */
const checkIntervalMs = 100;

type Encoding = "br" | "gzip";

const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;
const encodings = Object.keys(suffixes) as Encoding[];

/** A file in one encoding, ready to be sent. */
export type CachedFile = Validators & {
  body: Buffer;
  /** Header names and values alternate, the fastest format for Node. Content-Length is missing. */
  headers: string[];
  /** Like `headers`, for a response without content. */
  headersWithoutContent: string[];
  /** Path of the source file on disk. */
  source: string;
  readStamp: FileStamp;
  /** Time of the last comparison with the disk, in milliseconds. */
  checkedAt: number;
};

type FileStamp = Pick<Stats, "ino" | "mtimeMs" | "size">;

type Variants = { identity: CachedFile } & Partial<Record<Encoding, CachedFile>>;

const tooLarge = "too-large";

export type FileCacheOptions = {
  clientDir: string;
  headerRules: readonly FileHeaderRule[];
  /** Memory limit in bytes. Above it, the files that were read first are dropped. */
  memoryBytes: number;
  /** Called when a file is dropped because the memory is full. */
  onFull: () => void;
};

export class FileCache {
  readonly #clientDir: string;
  readonly #headerRules: readonly FileHeaderRule[];
  readonly #memoryBytes: number;
  readonly #known = new Map<string, Variants>();
  readonly #loading = new Map<string, Promise<Variants | typeof tooLarge | undefined>>();
  readonly #orders = new Map<string, readonly Encoding[]>();
  readonly #onFull: () => void;
  #bytes = 0;

  constructor({ clientDir, headerRules, memoryBytes, onFull }: FileCacheOptions) {
    this.#clientDir = clientDir;
    this.#headerRules = headerRules;
    this.#memoryBytes = memoryBytes;
    this.#onFull = onFull;
  }

  /**
   * @param file - path in the folder, such as `/esim/index.html`.
   * @returns the file if it is in memory and unchanged on disk; undefined if {@link load} must be called.
   */
  peek(file: string, acceptEncoding: string | undefined): CachedFile | undefined {
    const variants = this.#known.get(file);
    const cachedFile = variants && this.#chooseVariant(variants, acceptEncoding);
    if (!cachedFile || this.#isCurrent(file, cachedFile)) return cachedFile;
    this.#forget(file);
    return undefined;
  }

  /** Reads a file from disk; undefined if it does not exist, or a symbolic link leads elsewhere. */
  async load(file: string, acceptEncoding: string | undefined): Promise<CachedFile | typeof tooLarge | undefined> {
    const loading = this.#loading.get(file) ?? this.#read(file);
    this.#loading.set(file, loading);
    try {
      const variants = await loading;
      return typeof variants === "object" ? this.#chooseVariant(variants, acceptEncoding) : variants;
    } finally {
      this.#loading.delete(file);
    }
  }

  /**
   * Whether a cached file may still be sent. While a new build is installed, the folder is missing between two renames,
   * and cached files stay valid. A file with a digest in its name stays valid even if a new build lacks it: open pages
   * may still request it.
   */
  #isCurrent(file: string, cachedFile: CachedFile): boolean {
    const nowMs = performance.now();
    if (nowMs - cachedFile.checkedAt < checkIntervalMs) return true;
    cachedFile.checkedAt = nowMs;
    const { source, readStamp } = cachedFile;
    const currentStats = statSync(source, { throwIfNoEntry: false });
    if (currentStats)
      return (
        currentStats.ino === readStamp.ino &&
        currentStats.mtimeMs === readStamp.mtimeMs &&
        currentStats.size === readStamp.size
      );
    return file.startsWith("/assets/") || statSync(this.#clientDir, { throwIfNoEntry: false }) === undefined;
  }

  async #read(file: string): Promise<Variants | typeof tooLarge | undefined> {
    this.#forget(file);
    const source = join(this.#clientDir, file);
    const stats = await readStats(source);
    if (!stats || (await realpath(source)) !== join(await realpath(this.#clientDir), file)) return undefined;
    if (stats.size > Math.min(maxCachedFileBytes, this.#memoryBytes)) return tooLarge;
    const modifiedAt = stats.mtime;
    const identity = await this.#readAs(file, undefined, source, stats, modifiedAt);
    const variants: Variants = { identity };
    for (const encoding of encodings) {
      const encodedFile = source + suffixes[encoding];
      const encodedStats = await readStats(encodedFile);
      if (encodedStats && (await realpath(encodedFile)) === (await realpath(source)) + suffixes[encoding])
        variants[encoding] = await this.#readAs(file, encoding, encodedFile, encodedStats, modifiedAt);
    }
    this.#keep(file, variants);
    return variants;
  }

  async #readAs(
    file: string,
    encoding: Encoding | undefined,
    source: string,
    fileStats: Stats,
    modifiedAt: Date,
  ): Promise<CachedFile> {
    const checkedAt = performance.now();
    const body = await readFile(source);
    // Computes the ETag from the content, so that machines with separate builds of the same files send the same ETag.
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const { "Content-Type": type = fallbackMediaType, ...rest } = getFileHeaders(file, this.#headerRules);
    const headersWithoutType = {
      ...rest,
      "Accept-Ranges": "bytes",
      "Last-Modified": modifiedAt.toUTCString(),
      ETag: etag,
      Vary: "accept-encoding",
    };
    const fullHeaders = {
      ...headersWithoutType,
      "Content-Type": type,
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const { ino, mtimeMs, size } = fileStats;
    return {
      ...{ etag, modifiedAt, body, source, readStamp: { ino, mtimeMs, size }, checkedAt },
      headers: Object.entries(fullHeaders).flat(),
      headersWithoutContent: Object.entries(headersWithoutType).flat(),
    };
  }

  #keep(file: string, variants: Variants): void {
    this.#known.set(file, variants);
    this.#bytes += sumBytes(variants);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.#memoryBytes) break;
      this.#forget(oldest);
      this.#onFull();
    }
  }

  #forget(file: string): void {
    const variants = this.#known.get(file);
    if (!variants) return;
    this.#known.delete(file);
    this.#bytes -= sumBytes(variants);
  }

  #chooseVariant(variants: Variants, acceptEncoding: string | undefined): CachedFile {
    if (acceptEncoding !== undefined)
      for (const encoding of this.#parseOrder(acceptEncoding)) {
        const variant = variants[encoding];
        if (variant) return variant;
      }
    return variants.identity;
  }

  /** Parses the accepted encodings, best first; caches them, because the same header values recur. */
  #parseOrder(acceptEncoding: string): readonly Encoding[] {
    const knownOrder = this.#orders.get(acceptEncoding);
    if (knownOrder) return knownOrder;
    if (this.#orders.size >= 100) this.#orders.clear();
    // `*` accepts any encoding; uses gzip, which every client that sends `*` can read.
    const acceptedEncodings = acceptEncoding.toLowerCase().replaceAll("*", "gzip");
    const firstChoice = negotiate(acceptedEncodings, encodings);
    const secondChoice = negotiate(
      acceptedEncodings,
      encodings.filter((encoding) => encoding !== firstChoice),
    );
    const order = [firstChoice, secondChoice].filter((encoding) => encoding !== null);
    this.#orders.set(acceptEncoding, order);
    return order;
  }
}

async function readStats(file: string): Promise<Stats | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}

function sumBytes(variants: Variants): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.length, 0);
}
