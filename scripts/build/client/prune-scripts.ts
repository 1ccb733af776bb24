// After the build: deletes scripts that no page can reach. Vike emits them for a client router, which the site does not
// use.
import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readClientManifest } from "./client-manifest.ts";

/**
 * @param distDir - the build, including Vike's manifest.
 * @returns the number of files deleted from `distDir`/client.
 */
export async function pruneScripts(distDir: string): Promise<number> {
  const clientDir = join(distDir, "client");
  const manifest = await readClientManifest(distDir);
  const chunkOfFile = new Map(Object.entries(manifest).map(([chunk, { file }]) => [file, chunk]));
  const reachableFiles = new Set<string>();
  const markReachable = (chunk: string | undefined) => {
    const entry = chunk && manifest[chunk];
    if (!entry || reachableFiles.has(entry.file)) return;
    reachableFiles.add(entry.file);
    for (const importedFile of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) markReachable(importedFile);
  };
  for await (const page of glob("**/*.html", { cwd: clientDir })) {
    const html = await readFile(join(clientDir, page), "utf8");
    for (const [, file = ""] of html.matchAll(/<script[^>]* src="\/([^"]+)"/g)) markReachable(chunkOfFile.get(file));
  }
  let prunedCount = 0;
  for await (const file of glob("assets/**/*.js", { cwd: clientDir })) {
    if (reachableFiles.has(file) || file.startsWith("assets/workers/")) continue;
    await rm(join(clientDir, file));
    prunedCount += 1;
  }
  return prunedCount;
}
