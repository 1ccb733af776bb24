import { centralTimeZone, dayAt, type IsoDay } from "#domain/calendar/civil-time.ts";
import { readGit } from "#scripts/machine/read-git.ts";

/**
 * The day of the last commit, in central Mexico. A shallow clone has it too, and it stays the same when the site is
 * built again from the same sources.
 *
 * @param directory - in the repository.
 * @returns undefined without git, and while something is not committed: the sources are those of today.
 */
export function lastChange(directory = "."): IsoDay | undefined {
  const changes = readGit(["status", "--porcelain"], directory);
  const commit = readGit(["log", "-1", "--format=%cI"], directory);
  if (changes.status !== 0 || commit.status !== 0 || changes.stdout !== "") return undefined;
  return dayAt(new Date(commit.stdout.trim()), centralTimeZone);
}
