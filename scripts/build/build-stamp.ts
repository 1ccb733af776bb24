/** Records the inputs and files of a built site, so that an unchanged site is not rebuilt. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";

/** Folders with files that pages may depend on; some of them affect no page. */
const sourceFolders = ["src", "public", "uploads", "documents", "server", "scripts", "deploy"];
const rootFilePattern = /^\.env|\.(ts|json)$/;
/** File with the versions of the installed packages. */
const packagesFile = "node_modules/.package-lock.json";
/** Tests, and the routes that Vike compiles next to their sources while it bundles. */
const isIgnored = (file: string) => /\.test\.tsx?$|\.build-[^/]*\.mjs$/.test(file);

/** Matches what builds do not keep results for: what the site says, and what only its server runs. */
const nonCodePattern = /^(src\/content|public|uploads|server|deploy)\//;

/**
 * Matches the variables that affect the configuration, Vite or Node. For `WIM_DIST`, the folder's absolute path is
 * digested.
 */
const variablePattern = /^(WIM_|VITE_|COVERAGE_STORE$|TZ$|LANG$|LC_)/;

const stampName = "build.json";

type Stamp = {
  inputs: string;
  /** The build's day, which contract tests take as today. */
  day: IsoDay;
  /** Digest of each file, by its path in the folder. */
  files: Readonly<Record<string, string>>;
};

/** Computes a digest of what makes the site, whatever it says: the code, the variables and the tools' versions. */
export const digestCode = (environment: NodeJS.ProcessEnv): string =>
  digestSources(environment, [], (path) => !nonCodePattern.test(path));

/** Computes a digest of everything that the site in the folder is made from, also the day, which pages state. */
export const digestInputs = (distDir: string, environment: NodeJS.ProcessEnv): string =>
  digestSources(environment, [resolve(distDir), buildDay, new Date().toISOString().slice(0, 10)], () => true);

function digestSources(
  environment: NodeJS.ProcessEnv,
  parts: readonly string[],
  isIncluded: (path: string) => boolean,
): string {
  const settings = Object.entries(environment).filter(([name]) => variablePattern.test(name) && name !== "WIM_DIST");
  const digest = createHash("sha256");
  const environmentParts = [
    ...parts,
    process.version,
    `${process.platform}-${process.arch}`,
    // Vite's default.
    environment.NODE_ENV ?? "production",
    settings.sort(),
  ];
  digest.update(JSON.stringify(environmentParts));
  for (const path of listSources().filter(isIncluded)) digest.update(`\n${path}\n${digestSource(path)}`);
  return digest.digest("hex");
}

function listSources(): string[] {
  const rootFiles = [...readdirSync(".").filter((name) => rootFilePattern.test(name)), packagesFile].filter(existsSync);
  return [...rootFiles, ...sourceFolders.flatMap((folder) => listFilesAt(".", folder))]
    .filter((path) => !isIgnored(path))
    .sort();
}

/** Digests of the sources that this process has read, by path. */
const sourceDigests = new Map<string, { state: string; digest: string }>();

/** Computes the digest of a file, once for each state of the file. */
function digestSource(path: string): string {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const state = [size, ino, mtimeNs, ctimeNs].join();
  const known = sourceDigests.get(path);
  if (known?.state === state) return known.digest;
  const digest = computeDigest(readFileSync(path));
  sourceDigests.set(path, { state, digest });
  return digest;
}

/** @returns whether the folder contains the result of these inputs, with every file unchanged and none added. */
export function isUpToDate(distDir: string, inputsDigest: string): boolean {
  const stampFile = join(distDir, stampName);
  const stamp: Stamp | undefined = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, "utf8")) : undefined;
  if (stamp?.inputs !== inputsDigest) return false;
  const parts = [...new Set(Object.keys(stamp.files).map((path) => path.split("/", 1).join()))];
  const currentDigests = computeDigests(distDir, parts);
  return isDeepStrictEqual(currentDigests, stamp.files);
}

/** @param distDir - folder that contains only the build. */
export function writeStamp(distDir: string, inputsDigest: string): void {
  const parts = readdirSync(distDir).filter((name) => name !== stampName);
  const stamp: Stamp = { inputs: inputsDigest, day: buildDay, files: computeDigests(distDir, parts) };
  writeFileSync(join(distDir, stampName), `${JSON.stringify(stamp, undefined, 1)}\n`);
}

/** @param parts - entries of the folder that belong to the build. */
function computeDigests(distDir: string, parts: readonly string[]): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const path of parts.flatMap((part) => listFilesAt(distDir, part)).sort())
    digests[path] = computeDigest(readFileSync(join(distDir, path)));
  return digests;
}

// Thousands of files are read one after the other, which takes less processor time than `fs/promises`.
const computeDigest = (content: Buffer) => createHash("sha256").update(content).digest("base64");

/** Lists paths in the folder, with slashes; empty if the part does not exist. */
function listFilesAt(distDir: string, part: string): string[] {
  const partPath = join(distDir, part);
  if (!existsSync(partPath)) return [];
  if (statSync(partPath).isFile()) return [part];
  const entries = readdirSync(partPath, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
