/**
 * Bundles the code with which the server renders a page on request (docs/decisions/0008-the-form-without-script.md):
 * a few pages, Vike and React. With Vike's own build, the server's machine would need these packages.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { runBundler } from "./run-bundler.ts";

const autoImporter = "/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js";

/** Matches the code of pages that are never rendered on request. */
const otherPagePattern = /\/server\/entries\/src_pages_(?!formulario|desuscribir-email|error)/;

type PageRenderer = {
  /** Digest of each source file in the renderer, by path. */
  sources: Record<string, string>;
  /** Code by file name. */
  files: Record<string, string>;
};

const digestText = (text: string) => createHash("sha256").update(text).digest("base64");
const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Writes `server/page-renderer.mjs`, which exports `renderPage`. The renderer is kept with the bundle until some of its
 * content changes.
 */
export async function writePageRenderer(bundle: string, distDir: string): Promise<void> {
  const keptFile = join(bundle, "page-renderer.json");
  const isCurrent = ({ sources }: PageRenderer) =>
    Object.entries(sources).every(([path, digest]) => digestText(readText(path)) === digest);
  const readKept = (): PageRenderer => JSON.parse(readText(keptFile));
  if (!existsSync(keptFile) || !isCurrent(readKept())) await runBundler(import.meta.filename, bundle, keptFile);
  for (const [name, code] of Object.entries(readKept().files)) {
    const file = join(distDir, "server", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

async function bundlePageRenderer(bundle: string): Promise<PageRenderer> {
  const { build } = await import("vite");
  const entry = resolve(bundle, "server/entry.mjs");
  const sources: PageRenderer["sources"] = {};
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      {
        name: "page-renderer",
        enforce: "pre",
        resolveId: (id) => (id === "page-renderer" ? "\0page-renderer" : undefined),
        load(id) {
          if (id === "\0page-renderer")
            return `import ${JSON.stringify(entry)}; export { renderPage } from "vike/server";`;
          if (otherPagePattern.test(id)) return "export {};";
          // Empties the module with which Vike finds the entry, because it contains the path of the build's folder.
          return id.endsWith(autoImporter) ? 'export const status = "UNSET";' : undefined;
        },
        transform: {
          filter: { id: /\/src\/content\// },
          handler(code, id) {
            sources[relative(".", id)] = digestText(code);
          },
        },
      },
    ],
    // Selects React's files for production.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
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
  const outputs = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  const chunks = outputs.flatMap((part) => (part.type === "chunk" ? [part] : []));
  return { sources, files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])) };
}

if (import.meta.main) {
  const [, , bundle = "", keptFile = ""] = process.argv;
  const unfinishedFile = `${keptFile}.${process.pid}`;
  writeFileSync(unfinishedFile, JSON.stringify(await bundlePageRenderer(bundle)));
  renameSync(unfinishedFile, keptFile);
}
