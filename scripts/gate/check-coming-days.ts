/**
 * Checks the site of each coming day on which the content changes, because a timer builds the site on such days, and of
 * one ordinary day, because texts that compute with the build's day change every day.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findRebuildDays } from "#content/site/dates/rebuild-days.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { runDocumentBuild } from "#scripts/build/documents/document-build.ts";
import { checkBuild, checkContract } from "#scripts/release/release-site.ts";
import { buildFakeClockEnv } from "./stage-commands.ts";

/** Far enough to be in another month and often in another year. */
export const ordinaryDay = addDays(buildDay, 75);

/** @throws {Error} with all problems, each of which starts with its day. */
export async function checkSiteOnRebuildDays(): Promise<void> {
  const days = [...new Set([...findRebuildDays(), ordinaryDay])];
  const problems: string[] = [];
  try {
    for (const day of days) problems.push(...(await findProblemsOn(day)));
  } finally {
    // The builds of coming days replaced the documents that today's site reads, so these are built again.
    await runDocumentBuild();
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

async function findProblemsOn(day: IsoDay): Promise<string[]> {
  const distDir = join(".build", "days", day);
  // An empty `WIM_FULL_TESTS` leaves out the benches, even in the nightly run.
  const env = { ...buildFakeClockEnv(day), WIM_FULL_TESTS: "" };
  const build = await checkBuild(distDir, env);
  const sections = build.problems.length > 0 ? [build] : await checkContract(distDir, env);
  const sectionProblems = sections.flatMap(({ problems }) => problems.map((problem) => `${day}: ${problem}`));
  if (sectionProblems.length === 0) await rm(distDir, { recursive: true });
  return sectionProblems;
}
