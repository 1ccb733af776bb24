import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { runInstallation } from "./install.ts";

/** A separate npm package, with the dependencies that only benches and the release check need. */
const folder = "bench";

/**
 * Installs the bench's dependencies, unless they are already installed and not older than the lockfile.
 *
 * @throws {Error} if the installation fails.
 */
export function ensureBenchPackages(): void {
  const installedLockfile = join(folder, "node_modules/.package-lock.json");
  const changedAt = statSync(join(folder, "package-lock.json")).mtimeMs;
  if (existsSync(installedLockfile) && statSync(installedLockfile).mtimeMs >= changedAt) return;
  const commands = [{ command: "npm", args: ["ci", "--prefix", folder], seconds: 600 }];
  if (!runInstallation({ subject: `the packages of ${folder}`, purpose: "comparisons", commands }))
    throw new Error(
      `The packages of ${folder} are missing: run «npm ci --prefix ${folder}» where the registry answers.`,
    );
}
