/** What a person who does not see the pages hears, by `tests/voices`: takes minutes. */
import { readFile, rm } from "node:fs/promises";
import { installedCommand } from "#scripts/machine/installed-command.ts";
import { runNode } from "#scripts/machine/run-command.ts";
import { ensureScreenReader, noScreenReader } from "#scripts/machine/screen-reader.ts";
import type { Section } from "./release-report.ts";
import { firstLines } from "./release-site.ts";

const report = ".build/release-voices.json";
const name = "Lector de pantalla";

/** The part of Vitest's own report that is read. */
export type VoicesReport = {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
};

/** @returns the section; each problem begins with the journey, and has all that was heard on it. */
export function voicesSectionOf({ testResults }: VoicesReport): Section {
  const journeys = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    name,
    seen: `${journeys.length} recorridos oídos con Orca y Firefox.`,
    problems: [
      ...testResults.map(({ message }) => message).filter(Boolean),
      ...journeys
        .filter(({ status }) => status !== "passed")
        .map(({ title, failureMessages }) => firstLines(`${title}\n${failureMessages.join("\n")}`)),
    ],
  };
}

export async function checkVoices(distDir: string): Promise<Section> {
  if (!ensureScreenReader()) return { name, seen: "", problems: [noScreenReader] };
  await rm(report, { force: true });
  const vitest = await installedCommand("vitest", "vitest");
  const args = ["run", "--config=tests/voices/vitest.config.ts", "--reporter=json", `--outputFile=${report}`];
  const { output } = await runNode([vitest, ...args], { WIM_DIST: distDir, WIM_BEFORE_RELEASE: "1" });
  const json = await readFile(report, "utf8").catch(() => {
    throw new Error(output || "los recorridos no empezaron");
  });
  return voicesSectionOf(JSON.parse(json));
}
