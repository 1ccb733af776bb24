/**
 * Results that depend on the code, kept in the cache for builds of the same code: the bundle, files under the digest
 * of their other ingredients, and what slow functions have computed.
 */
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listRecentResults, restoreResults } from "#domain/site/remembered-results.ts";
import { type CachedRun, openCache } from "./build-cache.ts";
import { digestCode } from "./build-stamp.ts";
import { bundlesFolder } from "./pages/page-bundle.ts";

export type CodeResults = { digest: string; runCached: CachedRun };

/** Runs a build with the results of the current code, and forgets them if the code changes meanwhile. */
export async function runWithCodeResults<Result>(
  cacheFolder: string,
  environment: NodeJS.ProcessEnv,
  run: (results: CodeResults) => Promise<Result>,
): Promise<Result> {
  const digest = digestCode(environment);
  const folder = join(cacheFolder, digest);
  const rememberedFile = join(folder, "remembered.json");
  restoreResults(readRemembered(rememberedFile));
  try {
    return await run({ digest, runCached: openCache(folder) });
  } finally {
    if (digestCode(environment) === digest) await replaceFile(rememberedFile, JSON.stringify(listRecentResults()));
    else for (const place of [folder, join(bundlesFolder, digest)]) await rm(place, { recursive: true, force: true });
  }
}

/** A missing or damaged file counts as empty. */
function readRemembered(file: string): Parameters<typeof restoreResults>[0] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
