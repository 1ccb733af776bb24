import { join } from "node:path";
import type { ViteDevServer } from "vite";

/** Legal texts are read from the disk by one module, unseen by Vite. */
const readFromDisk = /^src\/content\/legal\/.*\.(?:md|json)$/;
const reader = "src/content/legal/legal-texts.ts";

/** Everything that a server knows from a file, or from what imports it, is read again when it is asked for. */
export function invalidateFile({ environments, moduleGraph }: ViteDevServer, root: string, path: string): void {
  const graphs = [moduleGraph, ...Object.values(environments).map((environment) => environment.moduleGraph)];
  const file = join(root, path).replaceAll("\\", "/");
  for (const graph of graphs)
    graph.onFileChange(readFromDisk.test(path) ? join(root, reader).replaceAll("\\", "/") : file);
}
