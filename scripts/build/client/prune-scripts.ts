// After the build: deletes scripts that no page can reach. Vike emits them for a client router, which the site does not
// use.
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { listBuiltFiles, readPageFile } from "#scripts/build/pages/page-files.ts";
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
  for (const page of listBuiltFiles(clientDir, ".html")) {
    for (const [, file = ""] of readPageFile(page).matchAll(/<script[^>]* src="\/([^"]+)"/g))
      markReachable(chunkOfFile.get(file));
  }
  let prunedCount = 0;
  for (const script of listBuiltFiles(join(clientDir, "assets"), ".js")) {
    const file = relative(clientDir, script).replaceAll("\\", "/");
    if (reachableFiles.has(file) || file.startsWith("assets/workers/")) continue;
    rmSync(script);
    prunedCount += 1;
  }
  return prunedCount;
}
