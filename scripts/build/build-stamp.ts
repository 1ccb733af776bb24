/** Records the inputs and files of a built site, so that an unchanged site is not rebuilt. */
import { createHash } from "node:crypto";
import { existsSync, globSync, statSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";

/** All files that pages may depend on; some of them affect no page. */
const sourcePatterns = [
  "{src,public,uploads,documents,server,scripts,deploy}/**/*",
  "*.{ts,json}",
  ".env*",
  // Versions of the installed packages.
  "node_modules/.package-lock.json",
];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

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

/** Computes one digest of the sources, the variables, the tools' versions and the day, which pages state. */
export async function computeInputsDigest(distDir: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const files = sourcePatterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((file) => relative(".", join(file.parentPath, file.name)));
  const settings = Object.entries(environment).filter(([name]) => variablePattern.test(name) && name !== "WIM_DIST");
  const digest = createHash("sha256");
  const environmentParts = [
    resolve(distDir),
    process.version,
    `${process.platform}-${process.arch}`,
    buildDay,
    new Date().toISOString().slice(0, 10),
    // Vite's default.
    environment.NODE_ENV ?? "production",
    settings.sort(),
  ];
  digest.update(JSON.stringify(environmentParts));
  for (const path of [...new Set(paths)].filter((file) => !isTest(file)).sort()) {
    const content = await readFile(path);
    digest.update(`\n${path}\n${content.length}\n`).update(content);
  }
  return digest.digest("hex");
}

/** @returns whether the folder contains the result of these inputs, with every file unchanged and none added. */
export async function isUpToDate(distDir: string, inputsDigest: string): Promise<boolean> {
  const stamp = await readFile(join(distDir, stampName), "utf8").then(
    (json) => JSON.parse(json) as Stamp,
    () => undefined,
  );
  if (stamp?.inputs !== inputsDigest) return false;
  const parts = [...new Set(Object.keys(stamp.files).map((path) => path.split("/", 1).join()))];
  const currentDigests = await computeDigests(distDir, parts);
  return isDeepStrictEqual(currentDigests, stamp.files);
}

/** @param distDir - folder that contains only the build. */
export async function writeStamp(distDir: string, inputsDigest: string): Promise<void> {
  const parts = (await readdir(distDir)).filter((name) => name !== stampName);
  const stamp: Stamp = { inputs: inputsDigest, day: buildDay, files: await computeDigests(distDir, parts) };
  await writeFile(join(distDir, stampName), `${JSON.stringify(stamp, undefined, 1)}\n`);
}

/** @param parts - entries of the folder that belong to the build. */
async function computeDigests(distDir: string, parts: readonly string[]): Promise<Record<string, string>> {
  const filesByPart = await Promise.all(parts.map((part) => listFilesAt(distDir, part)));
  const digests: Record<string, string> = {};
  for (const path of filesByPart.flat().sort()) {
    const content = await readFile(join(distDir, path));
    digests[path] = createHash("sha256").update(content).digest("base64");
  }
  return digests;
}

/** Lists paths in the folder, with slashes; empty if the part does not exist. */
async function listFilesAt(distDir: string, part: string): Promise<string[]> {
  const partPath = join(distDir, part);
  if (!existsSync(partPath)) return [];
  if (statSync(partPath).isFile()) return [part];
  const entries = await readdir(partPath, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
