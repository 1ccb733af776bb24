/** Builds the editor's app, once per state of its sources. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runChildProcess } from "./checks/child-process.ts";

/** Globs of all files from which the app is built; they also match some other files. */
export const appSourceGlobs = [
  "editor/**/*.{ts,tsx,css,html,md,webp}",
  "src/{styles,domain,ui}/**/*",
  "src/content/forms/**/*.ts",
  "src/content/registry/validity-status-labels.ts",
  "package-lock.json",
];

/** The checkout whose code runs. That of a team also serves drafts, which are other checkouts, maybe newer. */
export const installedRoot = resolve(import.meta.dirname, "../..");

export const appBuildFolder = ".editor/app";
const stampFile = ".editor/app.json";

/**
 * Builds the app if its sources have changed. The build sets NODE_ENV to production, so it runs in a child process.
 * Otherwise the preview would use React's production build too.
 *
 * @throws {Error} with Vite's message if the build fails.
 */
export async function buildEditorApp(root: string): Promise<void> {
  const stamp = JSON.stringify({ sources: computeDigest(root) });
  if (existsSync(join(root, appBuildFolder, "index.html")) && readIfExists(join(root, stampFile)) === stamp) return;
  await rm(join(root, stampFile), { force: true });
  const outDir = join(root, appBuildFolder);
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { code, output } = await runChildProcess(
    [vite, "build", "editor/app", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"],
    { root, env: { NODE_ENV: "production" } },
  );
  if (code !== 0) throw new Error(output.trim() || `El editor no se construyó (${code}).`);
  await mkdir(join(root, ".editor"), { recursive: true });
  await writeFile(join(root, stampFile), stamp);
}

function computeDigest(root: string): string {
  const digest = createHash("sha256");
  const files = globSync(appSourceGlobs, { cwd: root, withFileTypes: true }).filter((file) => file.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    digest.update(path).update("\0").update(readFileSync(path)).update("\0");
  return digest.digest("hex");
}

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
