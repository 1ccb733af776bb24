import { spawnSync } from "node:child_process";

/**
 * Runs a read-only git command. Trusts a checkout of another account, because scripts of the checkout are running
 * anyway. Takes no locks, because git could write an index that the owner cannot read.
 */
export function runReadOnlyGit(args: readonly string[], cwd = ".") {
  const safely = ["--no-optional-locks", "-c", "safe.directory=*"];
  return spawnSync("git", [...safely, ...args], { cwd, encoding: "utf8" });
}
