/**
 * Bundles the code with which the server renders a page on request (docs/decisions/0008-the-form-without-script.md):
 * the pages, Vike and React. With Vike's own build, the server's machine would need these packages.
 */
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";

const autoImporter = "/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js";

/** Replaces Vike's output in `server` with `server/page-renderer.mjs`, which exports Vike's `renderPage`. */
export async function bundlePageRenderer(distDir: string): Promise<void> {
  const [serverDir, bundleDir] = [join(distDir, "server"), join(distDir, "server-bundle")];
  const entry = resolve(serverDir, "entry.mjs");
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      {
        name: "page-renderer",
        resolveId: (id) => (id === "page-renderer" ? "\0page-renderer" : undefined),
        load(id) {
          if (id === "\0page-renderer")
            return `import ${JSON.stringify(entry)}; export { renderPage } from "vike/server";`;
          // Empties the module with which Vike finds the entry, because it contains the path of the build's folder.
          return id.endsWith(autoImporter) ? 'export const status = "UNSET";' : undefined;
        },
      },
    ],
    // Selects React's files for production.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: bundleDir,
      target: "node24",
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Debug comments contain the build's folder, which would make equal sources give different files.
        experimental: { attachDebugInfo: "none" },
        input: { "page-renderer": "page-renderer" },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name].[hash].mjs" },
      },
    },
  });
  await rm(serverDir, { recursive: true });
  await rename(bundleDir, serverDir);
}
