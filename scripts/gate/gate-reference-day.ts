import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { runReadOnlyGit } from "#scripts/machine/read-git.ts";

function readCommitDay(): string {
  const { status, stdout, stderr } = runReadOnlyGit(["log", "-1", "--format=%cI"]);
  if (status !== 0) throw new Error(`The gate judges a commit on its day, and git does not tell it: ${stderr.trim()}`);
  return toLocalDay(new Date(stdout.trim()), centralTimeZone);
}

export const isNightly = process.env.WIM_FULL_TESTS === "1";

/**
 * The commit's day. The gate uses it as today, because offers end and legal texts come into force without a commit.
 * Undefined in the nightly run, which uses the real day.
 */
export const gateReferenceDay = isNightly ? undefined : readCommitDay();
