/** Location of coverage files and uploads. `COVERAGE_STORE` and `COVERAGE_STORE_URL` set it, also in `.env`. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "./env-file.ts";

loadEnvFile();

export type CoverageStore = {
  /** Absolute path of the folder, in which each file is named after its SHA-256. */
  folder: string;
  /** Base URL of the files that are missing from the folder; ends in a slash. */
  address: string | undefined;
};

/**
 * Digest and type of a stored file. `type` is the extension of its name: a coverage file, an uploaded document or an
 * uploaded picture.
 */
export type StoredFileName = { sha256: string; type: "kml" | "pdf" | "webp" };

const defaultFolder = "data/coverage";

/** Folder in git with the published uploads, each named by its digest; older ones are only in the store. */
export const uploadsFolder = "uploads";

/**
 * Reads the location from the environment.
 *
 * @param root - the project's root; the folder may be given relative to it.
 * @returns undefined if the site is to be built with its samples.
 * @throws {Error} with one line of Spanish that names the variable.
 */
export function readCoverageStore(
  root = ".",
  env: Readonly<Record<string, string | undefined>> = process.env,
): CoverageStore | undefined {
  const folder = env.COVERAGE_STORE?.trim() ?? "";
  if (/^no$/i.test(folder)) return undefined;
  return {
    folder: resolve(root, folder || defaultFolder),
    address: parseAddress(env.COVERAGE_STORE_URL?.trim() ?? ""),
  };
}

function parseAddress(text: string): string | undefined {
  if (text === "") return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwnMachine = url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
  if (!url || !(isOwnMachine || url.protocol === "https:") || url.search || url.hash)
    throw new Error(
      `COVERAGE_STORE_URL vale ${JSON.stringify(text)}: se esperaba una dirección https, como https://archivos.wim.mx/cobertura.`,
    );
  return url.href.replace(/\/*$/, "/");
}

/** Gets the name of a file, both in the folder and below the address. */
export const getStoredFileName = ({ sha256, type }: StoredFileName) => `${sha256}.${type}`;

export const getStoredFilePath = ({ folder }: Pick<CoverageStore, "folder">, file: StoredFileName) =>
  join(folder, getStoredFileName(file));

/** Whether the site shows an upload: builds without the store have only what git has. */
export const isUploadShown = (file: StoredFileName, root = ".", env = process.env): boolean =>
  readCoverageStore(root, env) !== undefined ||
  existsSync(getStoredFilePath({ folder: join(root, uploadsFolder) }, file));
