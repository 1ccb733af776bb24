/** After the build: writes the service worker with the list of files for offline use. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findOfflinePage, offlinePages } from "#content/site/offline-pages.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { type OfflinePack, offlinePagePath } from "#domain/site/offline.ts";
import { oldestBrowsers, toBuildTargets } from "#domain/site/oldest-browsers.ts";
import { config } from "#platform/config/config.ts";
import type { CachedRun } from "#scripts/build/build-cache.ts";
import { type ClientManifest, islandsChunk, readClientManifest } from "#scripts/build/client/client-manifest.ts";
import { privateMembersPlugin } from "#scripts/build/client/private-members-plugin.ts";

/** Stands for the list in the bundled worker, so that a changed page needs no new bundle. */
const packName = "__OFFLINE_PACK__";

const workerSource = "src/platform/offline/service-worker.ts";

/** Modules that only send data, which is impossible offline. */
const onlineOnlyModules = /^src\/features\/waiting-messages\//;
/** Matches the source path of an island; the group captures its name. */
const islandPath = /^src\/(?:features|pages)\/.*\/(?:enhance-)?([a-z-]+)\.tsx?$/;

/**
 * Writes `sw.js` into `distDir`/client.
 *
 * @param runCached - cache of the results of this code.
 * @returns the pack; undefined if the operator opts out, and `sw.js` then unregisters an installed worker.
 */
export async function writeOfflinePack(distDir: string, runCached: CachedRun): Promise<OfflinePack | undefined> {
  const pack = config.offlinePack === undefined ? await createPack(distDir) : undefined;
  await writeFile(join(distDir, "client/sw.js"), await buildServiceWorker(pack, runCached));
  return pack;
}

async function createPack(distDir: string): Promise<OfflinePack> {
  const clientDir = join(distDir, "client");
  const manifest = await readClientManifest(distDir);
  const files = new Map<string, string>();
  for (const path of [...offlinePages.map((page) => page.path), offlinePagePath]) {
    const html = await readFile(join(clientDir, path, "index.html"), "utf8");
    files.set(path, `${path}/index.html`);
    for (const address of await findOfflineFiles(html, clientDir, manifest)) files.set(address, address);
  }
  const digests: Record<string, string> = {};
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    digests[path] = createSha256(await readFile(join(clientDir, file))).digest("base64");
  const version = createSha256(JSON.stringify(digests)).digest("base64url").slice(0, 12);
  return { version, digests, aliases: mapSecondAddresses() };
}

const createSha256 = (content: string | Buffer) => createHash("sha256").update(content);

/**
 * Finds the addresses of all files that a page may need: files named in the HTML, files requested by these, and the
 * scripts of its islands.
 */
export async function findOfflineFiles(
  html: string,
  clientDir: string,
  manifest: ClientManifest,
): Promise<Set<string>> {
  const namedAddresses = [...html.matchAll(/<(?:link|script|img|a)\b[^>]*? (?:href|src)="(\/[^"#?]+)"/g)]
    .filter(([tag, address = ""]) => !tag.startsWith("<a") || address.endsWith(".mobileconfig"))
    // Excludes pictures of documents' pages, because the page has the same text.
    .filter(([tag, address = ""]) => !tag.startsWith("<img") || !address.startsWith("/documentos/"))
    .filter(([tag]) => !/rel="(canonical|alternate|manifest|apple-touch-icon)"/.test(tag))
    .map(([, address = ""]) => address);
  const foundAddresses = new Set(namedAddresses);
  for (const sheet of namedAddresses.filter((address) => address.endsWith(".css"))) {
    const css = await readFile(join(clientDir, sheet), "utf8");
    for (const [, address = ""] of css.matchAll(/url\(["']?(\/[^"')]+)/g)) foundAddresses.add(address);
  }
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, island]) => island);
  for (const script of namedAddresses.filter((address) => address.endsWith(".js")))
    for (const file of collectScripts(script.slice(1), islands, manifest)) foundAddresses.add(`/${file}`);
  return foundAddresses;
}

function collectScripts(
  entry: string,
  islands: readonly (string | undefined)[],
  manifest: ClientManifest,
): Set<string> {
  const foundAddresses = new Set<string>();
  const addChunk = (chunk: string) => {
    const { file = "", imports = [], dynamicImports = [] } = manifest[chunk] ?? {};
    if (foundAddresses.has(file)) return;
    foundAddresses.add(file);
    const islandChunks = dynamicImports.filter((importedChunk) => {
      if (importedChunk === islandsChunk) return islands.length > 0;
      // All chunks that an island imports belong to that island.
      const [, island] = chunk === islandsChunk ? (islandPath.exec(importedChunk) ?? []) : [];
      return (island === undefined || islands.includes(island)) && !onlineOnlyModules.test(importedChunk);
    });
    for (const importedChunk of [...imports, ...islandChunks]) addChunk(importedChunk);
  };
  const [chunk] = Object.entries(manifest).find(([, { file }]) => file === entry) ?? [];
  if (chunk === undefined) throw new Error(`${entry} is not in the manifest of the build`);
  addChunk(chunk);
  return foundAddresses;
}

function mapSecondAddresses(): Record<string, string> {
  const second = sitePages.flatMap(({ path }) => {
    const page = findOfflinePage(path);
    return page && page !== path ? [[path, page] as const] : [];
  });
  return Object.fromEntries(second);
}

/** @returns the service worker as a classic script, for browsers without module service workers. */
export async function buildServiceWorker(
  pack: OfflinePack | undefined,
  runCached: CachedRun = (_ingredients, make) => make(),
): Promise<string> {
  const value = pack ? packName : "null";
  const code = await runCached(["service worker", value], async () => Buffer.from(await bundleServiceWorker(value)));
  return String(code).replaceAll(packName, () => JSON.stringify(pack));
}

/** @param packValue - code that stands for the pack. */
async function bundleServiceWorker(packValue: string): Promise<string> {
  const { build } = await import("vite");
  const buildResult = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [privateMembersPlugin],
    define: { offlinePack: packValue },
    build: {
      target: toBuildTargets(oldestBrowsers.tools),
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: workerSource, output: { format: "iife" }, checks: { bundlerTimings: false } },
    },
  });
  const [result] = Array.isArray(buildResult) ? buildResult : [buildResult];
  const [chunk] = result && "output" in result ? result.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${workerSource} was not built`);
  return chunk.code;
}
