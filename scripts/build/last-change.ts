import { spawnSync } from "node:child_process";
import { centralTimeZone, dayAt, type IsoDay } from "#domain/calendar/civil-time.ts";

/**
 * The day of the last commit, in central Mexico. A shallow clone has it too, and it stays the same when the site is
 * built again from the same sources.
 *
 * @param directory - in the repository.
 * @returns undefined without git, and while something is not committed: the sources are those of today.
 */
export function lastChange(directory = "."): IsoDay | undefined {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: directory, encoding: "utf8" });
  const changes = git("status", "--porcelain");
  const commit = git("log", "-1", "--format=%cI");
  if (changes.status !== 0 || commit.status !== 0 || changes.stdout !== "") return undefined;
  return dayAt(new Date(commit.stdout.trim()), centralTimeZone);
}
