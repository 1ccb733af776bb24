import { spawnSync } from "node:child_process";

/**
 * Runs a read-only git command. Trusts a checkout of another account, because its scripts are running anyway. Takes no
 * locks, so that git does not write an index that the checkout's owner cannot read.
 */
export function runReadOnlyGit(args: readonly string[], cwd = ".") {
  const safetyOptions = ["--no-optional-locks", "-c", "safe.directory=*"];
  return spawnSync("git", [...safetyOptions, ...args], { cwd, encoding: "utf8" });
}
