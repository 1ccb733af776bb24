/** Vite's manifest of the scripts: the files of each chunk, and the chunks that it imports. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type ClientManifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * The chunk that starts the islands of a page, and the only one that imports them. The manifest's keys are source
 * paths.
 */
export const islandsChunk = "src/pages/page-islands.ts";

export async function readClientManifest(distDir: string): Promise<ClientManifest> {
  return JSON.parse(await readFile(join(distDir, "assets.json"), "utf8"));
}
