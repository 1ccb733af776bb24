/**
 * Checks the site in old Android browsers with `tests/old-browsers`. Takes minutes, and once downloads 50 MB per
 * browser. As a command, checks the given versions or all: `npx node scripts/release/release-old-browsers.ts 92 103`.
 * `--pictures DIR` writes pictures of every page, 390 px wide, into a folder.
 */
import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  ensureOldChromium,
  type OldChromiumVersion,
  oldChromiumVersions,
} from "#scripts/machine/browsers/old-chromium.ts";
import { resolveInstalledCommand } from "#scripts/machine/installed-command.ts";
import { runNodeScript } from "#scripts/machine/run-command.ts";
import { formatSection, type ReportSection } from "./release-report.ts";
import { truncateLines } from "./release-site.ts";

const reportFile = ".build/release-old-browsers.json";
const sectionName = "Navegadores de hace años";

export type OldBrowsersReport = {
  testResults: {
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * @param missingVersions - unavailable versions.
 * @returns the section, with a problem for each missing version, error of a test file and failed check. A failed check
 *   starts with the browser and the check's title.
 */
export function summarizeOldBrowsers(
  { testResults }: OldBrowsersReport,
  missingVersions: readonly OldChromiumVersion[],
): ReportSection {
  const visits = testResults.flatMap(({ assertionResults }) => assertionResults);
  const browsers = new Set(visits.map(({ ancestorTitles }) => ancestorTitles.join()));
  const failedVisits = visits.filter(({ status }) => status !== "passed");
  return {
    name: sectionName,
    summary: visits.length === 0 ? "" : `${visits.length} visitas a 390 px en ${[...browsers].join(", ")}.`,
    problems: [
      ...missingVersions.map((version) => `Chromium ${version}: no se pudo conseguir (Linux x64, con red).`),
      ...testResults.map(({ message }) => message).filter(Boolean),
      ...failedVisits.map(({ ancestorTitles, title, failureMessages }) =>
        truncateLines(`${ancestorTitles.join()}, ${title}\n${failureMessages.map(shortenError).join("\n")}`.trimEnd()),
      ),
    ],
  };
}

/** Replaces an error's stack with the line of the failed step. */
function shortenError(message: string): string {
  const [, step] = /\n +at .*(tests\/old-browsers\/[^):]+:\d+)/.exec(message) ?? [];
  const firstLines = message.replace(/\n +at .*/s, "").replace(/(: expected \[.*\] to deeply equal \[\])$/s, "");
  return step ? `${firstLines} (${step})` : firstLines;
}

/** @param pictures - folder for pictures of every page; none if undefined. */
export async function checkOldBrowsers(
  distDir: string,
  versions: readonly OldChromiumVersion[] = oldChromiumVersions,
  pictures = "",
): Promise<ReportSection> {
  const missingVersions = versions.filter((version) => !ensureOldChromium(version));
  const availableVersions = versions.filter((version) => !missingVersions.includes(version));
  if (availableVersions.length === 0) return summarizeOldBrowsers({ testResults: [] }, missingVersions);
  await rm(reportFile, { force: true });
  const { output } = await runNodeScript(
    [
      await resolveInstalledCommand("vitest", "vitest"),
      "run",
      "--config=tests/old-browsers/vitest.config.ts",
      "--reporter=json",
      `--outputFile=${reportFile}`,
    ],
    { WIM_DIST: distDir, OLD_VERSIONS: availableVersions.join(), OLD_PICTURES: pictures },
  );
  const json = await readFile(reportFile, "utf8").catch(() => {
    throw new Error(output || "las visitas no empezaron");
  });
  return summarizeOldBrowsers(JSON.parse(json), missingVersions);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { pictures: { type: "string" } }, allowPositionals: true });
  const chosenVersions = oldChromiumVersions.filter(
    (version) => positionals.length === 0 || positionals.includes(String(version)),
  );
  const pictures = values.pictures ? resolve(values.pictures) : undefined;
  const section = await checkOldBrowsers(process.env.WIM_DIST ?? "dist", chosenVersions, pictures);
  console.log(formatSection(section));
  process.exitCode = section.problems.length > 0 ? 1 : 0;
}
