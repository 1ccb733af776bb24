import { spawnSync } from "node:child_process";

/**
 * Runs a read-only git command. It trusts a checkout owned by another account, because its scripts are being run
 * anyway, and takes no locks, so that it leaves no index that the owner cannot read.
 */
export function readGit(args: readonly string[], cwd = ".") {
  const safely = ["--no-optional-locks", "-c", "safe.directory=*"];
  return spawnSync("git", [...safely, ...args], { cwd, encoding: "utf8" });
}
