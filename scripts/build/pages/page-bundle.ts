/**
 * The scripts, styles and pages' code of the site, bundled with Vite. The content stays outside of the pages' code,
 * so that a bundle serves every build of the same code, whatever the site says.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { rewriteBuildPath } from "#scripts/build/staged-build.ts";
import { runBundler } from "./run-bundler.ts";

export const bundlesFolder = ".build/page-bundles";

/** Number of bundles that are kept: the code of two configurations, each with the previous code. */
const maxBundles = 4;

/**
 * Finds or makes the bundle of the current code.
 *
 * @param codeDigest - digest of everything that the bundle depends on.
 * @returns its folder, with `client`, `server` and `assets.json`.
 * @throws {Error} with Vite's output if bundling fails.
 */
export async function openPageBundle(codeDigest: string): Promise<string> {
  const folder = join(bundlesFolder, codeDigest);
  if (!existsSync(folder)) await makePageBundle(folder);
  utimesSync(folder, new Date(), new Date());
  deleteOldBundles(folder);
  return folder;
}

/** Whether there is a bundle of this code. */
export const hasPageBundle = (codeDigest: string): boolean => existsSync(join(bundlesFolder, codeDigest));

async function makePageBundle(folder: string): Promise<void> {
  const unfinishedFolder = `${folder}.${process.pid}`;
  await runBundler(import.meta.filename, unfinishedFolder);
  rewriteBuildPath(join(unfinishedFolder, "server/entry.mjs"), unfinishedFolder, folder);
  // Vike marks the folder as a package, in which `#content` would not lead to the project's content.
  rmSync(join(unfinishedFolder, "server/package.json"));
  // Another build may have made the same bundle meanwhile.
  if (existsSync(folder)) rmSync(unfinishedFolder, { recursive: true });
  else renameSync(unfinishedFolder, folder);
}

/** @param usedFolder - is kept, also if the clock went back and it looks like the oldest one. */
function deleteOldBundles(usedFolder: string): void {
  const folders = readdirSync(bundlesFolder).map((name) => join(bundlesFolder, name));
  const newestFirst = folders
    .filter((folder) => folder !== usedFolder)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of newestFirst.slice(maxBundles - 1)) rmSync(folder, { recursive: true, force: true });
}

/** Vite plugin: leaves the content out of the pages' code. */
const externalContentPlugin: Plugin = {
  name: "external-content",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id) => (id.startsWith("#content/") ? { id, external: true } : null),
};

if (import.meta.main) {
  const { build } = await import("vike/api");
  const [, , outDir = ""] = process.argv;
  await build({
    viteConfig: { logLevel: "warn", publicDir: false, build: { outDir }, plugins: [externalContentPlugin] },
  });
  process.exit();
}
