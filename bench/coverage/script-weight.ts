import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { privateMembersPlugin } from "../../scripts/build/client/private-members-plugin.ts";
import { oldestBrowsers, toBuildTargets } from "../../src/domain/site/oldest-browsers.ts";

const engineFolder = "src/features/coverage-map/engine";

/** @returns the total size in bytes of these scripts in a built folder, compressed with brotli's highest quality. */
export async function measureScripts(distDir: string, addresses: readonly string[]): Promise<number> {
  const files = addresses.map((address) => join(distDir, "client", new URL(address).pathname));
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * Measures the script bytes that the overlay adds to a Leaflet map with base tiles. They are the page's code that
 * keeps and draws overlays, and the worker's scripts.
 */
export async function measureOverlayScript(distDir: string, addresses: readonly string[]): Promise<number> {
  const workerScripts = addresses.filter((address) => address.includes("/workers/"));
  if (workerScripts.length === 0) throw new Error("the page has loaded no worker");
  return (await measureScripts(distDir, workerScripts)) + (await measurePageSideBytes());
}

async function measurePageSideBytes(): Promise<number> {
  const buildOutput = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [privateMembersPlugin],
    worker: { format: "es" },
    build: {
      write: false,
      target: toBuildTargets(oldestBrowsers.tools),
      modulePreload: false,
      rolldownOptions: {
        input: {
          layer: join(engineFolder, "leaflet/coverage-layer.ts"),
          source: join(engineFolder, "coverage-source.ts"),
        },
        external: /^leaflet/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [result] = Array.isArray(buildOutput) ? buildOutput : [buildOutput];
  if (!result || !("output" in result)) throw new Error("nothing was built");
  return result.output
    .filter((output) => output.type === "chunk")
    .reduce((total, { code }) => total + brotliCompressSync(code).length, 0);
}
