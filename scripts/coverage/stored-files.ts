/** The store of coverage files and uploads. Files are named by their SHA-256, so that none is overwritten or lost. */
import { createHash, type Hash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSafely } from "node:https";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { NamedStoredFile, StoredFile, StoredFileType } from "#domain/uploads/stored-file.ts";
import { type CoverageStore, getStoredFileName, getStoredFilePath } from "#platform/config/coverage-store.ts";

export class TooManyBytesError extends Error {
  override name = "TooManyBytesError";
}

type FileIdentity = StoredFile;
type TypedFile = StoredFile & { type: StoredFileType };

type WriteOptions<Inspection> = {
  type: StoredFileType;
  maxBytes: number;
  inspect: (file: string, identity: FileIdentity) => Promise<Inspection>;
};

/**
 * Stores a file: writes it under a temporary name, checks it, then renames it.
 *
 * @param inspect - checks the file under its temporary name; if `inspect` throws, the file is not stored.
 * @throws {TooManyBytesError} if the file is too long; any error of the disk or of `body`.
 */
export async function writeStoredFile<Inspection>(
  { folder }: Pick<CoverageStore, "folder">,
  body: AsyncIterable<Uint8Array>,
  { type, maxBytes, inspect }: WriteOptions<Inspection>,
): Promise<FileIdentity & { inspection: Inspection }> {
  await mkdir(folder, { recursive: true });
  const temporaryFile = join(folder, `.${randomUUID()}.tmp`);
  try {
    const hash = createHash("sha256");
    const counter = createByteCounter(hash, maxBytes);
    // Opens the file here, because a stream that fails early could create it after `rm`.
    const file = await open(temporaryFile, "wx");
    await pipeline(body, counter.countBytes, file.createWriteStream({ flush: true }));
    const identity = { sha256: hash.digest("hex"), bytes: counter.bytes() };
    const inspection = await inspect(temporaryFile, identity);
    await rename(temporaryFile, getStoredFilePath({ folder }, { ...identity, type }));
    return { ...identity, inspection };
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

function createByteCounter(hash: Hash, maxBytes: number) {
  let bytes = 0;
  return {
    bytes: () => bytes,
    countBytes: async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        bytes += part.length;
        if (bytes > maxBytes) throw new TooManyBytesError(`more than ${maxBytes} bytes`);
        hash.update(part);
        yield part;
      }
    },
  };
}

/** Whether the folder has the complete file with this length and digest. */
export async function isStored(
  store: Pick<CoverageStore, "folder">,
  { sha256, bytes, type }: TypedFile,
): Promise<boolean> {
  const file = getStoredFilePath(store, { sha256, type });
  const fileStats = await stat(file).catch(() => undefined);
  if (fileStats?.size !== bytes) return false;
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex") === sha256;
}

/**
 * Whether the store's address has a file with this name and length. The bytes are verified when the file is fetched.
 */
export async function isDownloadable(address: string, { sha256, bytes, type }: TypedFile): Promise<boolean> {
  const response = await sendRequest(new URL(getStoredFileName({ sha256, type }), address), "HEAD").catch(
    () => undefined,
  );
  return response?.statusCode === 200 && Number(response.headers["content-length"] ?? bytes) === bytes;
}

const idleTimeoutMs = 60_000;

/** Sends a request without `fetch`, which in Node 24 ends the process if a server closes the connection early. */
function sendRequest(url: URL, method: "GET" | "HEAD"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestSafely : requestPlainly)(
      url,
      { method, timeout: idleTimeoutMs },
      resolve,
    );
    request.once("timeout", () => request.destroy(new Error("nothing came"))).once("error", reject);
    request.end();
  });
}

/**
 * Fetches the files that the folder lacks from the store's address. A file gets its name only after its digest is
 * verified.
 *
 * @throws {Error} in Spanish, with a line for each missing or wrong file.
 */
export async function fetchStoredFiles(files: readonly NamedStoredFile[], store: CoverageStore): Promise<void> {
  const problems: string[] = [];
  for (const file of files) {
    if (await isStored(store, file)) continue;
    const problem = store.address === undefined ? "no está" : await fetchStoredFile(store, file, store.address);
    if (problem)
      problems.push(`${file.label}, ${getStoredFileName(file)}: ${problem} en ${store.address ?? store.folder}.`);
  }
  if (problems.length > 0) throw new Error([...problems, formatInstruction(store)].join("\n"));
}

const formatInstruction = ({ folder, address }: CoverageStore) =>
  `${address === undefined ? `Cópialo a ${folder}, o di en COVERAGE_STORE_URL de dónde se baja` : "Súbelo ahí"}. Con COVERAGE_STORE=no, el sitio se construye con sus muestras, y lo dice, y sin las imágenes ni los PDF que git no tiene.`;

/** @returns the problem, in Spanish; undefined if the file is now in the folder. */
async function fetchStoredFile(store: CoverageStore, file: TypedFile, address: string): Promise<string | undefined> {
  const inspect = async (_file: string, { sha256, bytes }: FileIdentity) => {
    if (sha256 !== file.sha256)
      throw new WrongFileError(`llegó otro archivo, de ${bytes} bytes y con huella ${sha256},`);
  };
  try {
    const answer = await sendRequest(new URL(getStoredFileName(file), address), "GET");
    if (answer.statusCode === 200)
      await writeStoredFile(store, answer, { type: file.type, maxBytes: file.bytes, inspect });
    else answer.resume();
    if (answer.statusCode === 404) return "no está";
    return answer.statusCode === 200 ? undefined : `el servidor contestó ${answer.statusCode},`;
  } catch (error) {
    if (error instanceof WrongFileError) return error.message;
    if (error instanceof TooManyBytesError) return `llegó otro archivo, de más de ${file.bytes} bytes,`;
    const { code = "" } = error as NodeJS.ErrnoException;
    if (diskErrorCodes.includes(code)) throw error;
    return "no se pudo bajar: no hay conexión, o se cortó,";
  }
}

class WrongFileError extends Error {}

const diskErrorCodes = ["ENOSPC", "EDQUOT", "EFBIG", "EACCES", "EPERM", "EROFS"];
