import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { readGit } from "#scripts/machine/read-git.ts";

function commitDay(): string {
  const { status, stdout, stderr } = readGit(["log", "-1", "--format=%cI"]);
  if (status !== 0) throw new Error(`The gate judges a commit on its day, and git does not tell it: ${stderr.trim()}`);
  return toLocalDay(new Date(stdout.trim()), centralTimeZone);
}

export const isNightly = process.env.WIM_FULL_TESTS === "1";

/**
 * The gate judges a commit by its own day, whenever it runs: offers end and legal texts come into force without a
 * commit. Undefined in the nightly run, which judges by today.
 */
export const gateReferenceDay = isNightly ? undefined : commitDay();
