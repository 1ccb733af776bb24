import { join } from "node:path";
import type { ViteDevServer } from "vite";

/** Files that the module `reader` reads from disk, a dependency that Vite does not know. */
const readFromDisk = /^src\/content\/legal\/.*\.(?:md|json)$/;
const reader = "src/content/legal/legal-texts.ts";

/** Invalidates everything that a server derived from a file, including the file's importers. */
export function invalidateFile({ environments, moduleGraph }: ViteDevServer, root: string, path: string): void {
  const graphs = [moduleGraph, ...Object.values(environments).map((environment) => environment.moduleGraph)];
  const file = join(root, path).replaceAll("\\", "/");
  for (const graph of graphs)
    graph.onFileChange(readFromDisk.test(path) ? join(root, reader).replaceAll("\\", "/") : file);
}
