import { spawnSync } from "node:child_process";

/**
 * Runs a read-only git command. Trusts a checkout that belongs to another account, because scripts of that checkout are
 * running anyway. Takes no locks: with locks, git could write an index that the checkout's owner cannot read.
 */
export function runReadOnlyGit(args: readonly string[], cwd = ".") {
  const safetyOptions = ["--no-optional-locks", "-c", "safe.directory=*"];
  return spawnSync("git", [...safetyOptions, ...args], { cwd, encoding: "utf8" });
}
