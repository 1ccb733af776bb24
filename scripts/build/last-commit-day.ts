import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { readGit } from "#scripts/machine/read-git.ts";

/**
 * The day of the last commit, in central Mexico. It is also available in a shallow clone, and stable for repeated
 * builds of the same sources.
 *
 * @param directory - in the repository.
 * @returns undefined if git fails or there are uncommitted changes, which date from today.
 */
export function lastCommitDay(directory = "."): IsoDay | undefined {
  const changes = readGit(["status", "--porcelain"], directory);
  const commit = readGit(["log", "-1", "--format=%cI"], directory);
  if (changes.status !== 0 || commit.status !== 0 || changes.stdout !== "") return undefined;
  return toLocalDay(new Date(commit.stdout.trim()), centralTimeZone);
}
