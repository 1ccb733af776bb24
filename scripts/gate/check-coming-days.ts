/** Checks the site of each coming day on which the content changes, because a timer builds the site on such days. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findRebuildDays } from "#content/site/dates/rebuild-days.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { runDocumentBuild } from "#scripts/build/documents/document-build.ts";
import { checkBuild, checkContract } from "#scripts/release/release-site.ts";
import { buildFakeClockEnv } from "./stage-commands.ts";

/** @throws {Error} with all problems, each of which starts with its day. */
export async function checkSiteOnRebuildDays(): Promise<void> {
  const days = findRebuildDays();
  const problems: string[] = [];
  try {
    for (const day of days) problems.push(...(await findProblemsOn(day)));
  } finally {
    // The builds of coming days replaced the documents that today's site reads, so these are built again.
    if (days.length > 0) await runDocumentBuild();
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
