/** The site of each coming day on which it changes by itself: the timer builds it then, and nobody watches. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { runDocuments } from "#scripts/documents.ts";
import type { Section } from "./release-report.ts";
import { checkBuild, checkContract } from "./release-site.ts";

/** @returns one section; each problem begins with its day. */
export async function checkComingDays(): Promise<Section> {
  const { comingDays } = await import("#content/site/coming-days.ts");
  const days = comingDays();
  const problems: string[] = [];
  try {
    for (const day of days) problems.push(...(await problemsOn(day)));
  } finally {
    // Each build leaves the documents of its day where the site of today takes them from.
    if (days.length > 0) await runDocuments();
  }
  const seen = days.length === 0 ? "ninguno cambia el sitio." : `construido y leído como el ${days.join(", ")}.`;
  return { name: "Días por venir", seen, problems };
}

async function problemsOn(day: IsoDay): Promise<string[]> {
  const distDir = join(".build", "days", day);
  const env = { NODE_OPTIONS: `--import ${import.meta.resolve("./another-day.ts")}?${day}` };
  const build = await checkBuild(distDir, env);
  const sections = build.problems.length > 0 ? [build] : await checkContract(distDir, env, ["tests/contract"]);
  const wrong = sections.flatMap(({ problems }) => problems.map((problem) => `${day}: ${problem}`));
  if (wrong.length === 0) await rm(distDir, { recursive: true });
  return wrong;
}
