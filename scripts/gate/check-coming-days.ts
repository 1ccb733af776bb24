/** The site of each coming day on which it changes by itself: the timer builds it then, and nobody watches. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { comingDays } from "#content/site/coming-days.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { runDocuments } from "#scripts/documents.ts";
import { checkBuild, checkContract } from "#scripts/release/release-site.ts";
import { clockOf } from "./stage-commands.ts";

/** @throws {Error} with all that is wrong; each problem begins with its day. */
export async function checkComingDays(): Promise<void> {
  const days = comingDays();
  const problems: string[] = [];
  try {
    for (const day of days) problems.push(...(await problemsOn(day)));
  } finally {
    // Each build leaves the documents of its day where the site of today takes them from.
    if (days.length > 0) await runDocuments();
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

async function problemsOn(day: IsoDay): Promise<string[]> {
  const distDir = join(".build", "days", day);
  // Without the benches of the nightly run.
  const env = { ...clockOf(day), WIM_FULL_TESTS: "" };
  const build = await checkBuild(distDir, env);
  const sections = build.problems.length > 0 ? [build] : await checkContract(distDir, env);
  const wrong = sections.flatMap(({ problems }) => problems.map((problem) => `${day}: ${problem}`));
  if (wrong.length === 0) await rm(distDir, { recursive: true });
  return wrong;
}
