import { spawnSync } from "node:child_process";

/**
 * Runs a read-only git command. It also works in a checkout owned by another account, whose scripts are being run
 * anyway; so it writes no index there that the owner could not read.
 */
export function readGit(args: readonly string[], cwd = ".") {
  const safely = ["--no-optional-locks", "-c", "safe.directory=*"];
  return spawnSync("git", [...safely, ...args], { cwd, encoding: "utf8" });
}
