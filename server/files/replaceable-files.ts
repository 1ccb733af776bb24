/**
 * Files that the operator may replace in a built site: the coverage KML. Files derived from a KML are used only while
 * its SHA-256 is unchanged. Dates are no proof, because copying a file may change its date.
 */
import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Suffix of the file with the SHA-256 of a replaceable file, in the format of `sha256sum -c`. */
export const digestFileSuffix = ".sha256";

export function isReplaceable(file: string): boolean {
  return file.endsWith(".kml");
}

export async function writeDigestFile(file: string, content: Buffer): Promise<void> {
  const digest = createHash("sha256").update(content).digest("hex");
  await writeFile(file + digestFileSuffix, `${digest}  ${basename(file)}\n`);
}

/** Formats a value of `Repr-Digest` (RFC 9530). @param digest - SHA-256 in base64. */
export const formatReprDigest = (digest: string) => `sha-256=:${digest}:`;

async function readStoredDigest(file: string): Promise<string | undefined> {
  const digestLine = await readFile(file + digestFileSuffix, "utf8").catch(() => "");
  const hex = /^[0-9a-f]{64}(?= )/.exec(digestLine)?.[0];
  return hex && Buffer.from(hex, "hex").toString("base64");
}

/** SHA-256 of a file in base64; valid while the file's date and size are unchanged. */
type FileDigest = { mtimeMs: number; size: number; digest: string };

/**
 * Disables compression in requests for a replaceable file whose compressed versions are outdated.
 *
 * @returns a function that gets the requested file's SHA-256 in base64; undefined if the file changed since the request
 *   arrived.
 */
export function trackSourceDigests(
  app: FastifyInstance,
  clientDir: string,
): (request: FastifyRequest, stats: Stats) => string | undefined {
  const digestsByFile = new Map<string, { mtimeMs: number; size: number; digestPromise: Promise<FileDigest> }>();
  const requestDigests = new WeakMap<FastifyRequest, FileDigest>();

  async function computeDigestOnce(file: string): Promise<FileDigest> {
    const { mtimeMs, size } = await stat(file);
    const lastDigest = digestsByFile.get(file);
    if (lastDigest?.mtimeMs === mtimeMs && lastDigest.size === size) return lastDigest.digestPromise;
    const digestPromise = computeDigest(file).then((digest) => ({ mtimeMs, size, digest }));
    digestsByFile.set(file, { mtimeMs, size, digestPromise });
    digestPromise.catch(() => digestsByFile.delete(file));
    return digestPromise;
  }

  app.addHook("onRequest", async (request) => {
    const file = findReplaceableFile(request.url, clientDir);
    const fileDigest = file && (await computeDigestOnce(file).catch(() => undefined));
    if (!file || !fileDigest) return;
    requestDigests.set(request, fileDigest);
    if ((await readStoredDigest(file)) !== fileDigest.digest) delete request.raw.headers["accept-encoding"];
  });

  return (request, { mtimeMs, size }) => {
    const fileDigest = requestDigests.get(request);
    return fileDigest?.mtimeMs === mtimeMs && fileDigest.size === size ? fileDigest.digest : undefined;
  };
}

/** Hashes the file as a stream, so that tens of megabytes do not block other requests. */
async function computeDigest(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("base64");
}

function findReplaceableFile(url: string, clientDir: string): string | undefined {
  try {
    const path = decodeURI(url.replace(/[?#].*$/, ""));
    return /^\/kml\/[^/\\]+$/.test(path) && isReplaceable(path) ? join(clientDir, path) : undefined;
  } catch {
    return undefined;
  }
}
