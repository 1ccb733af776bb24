/** Checks of the built site: the build, the contract tests, the HTML, all tests, and the dependencies. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { basename } from "node:path";
import { resolveInstalledCommand } from "#scripts/machine/installed-command.ts";
import { ensurePoppler } from "#scripts/machine/programs/poppler.ts";
import { runNodeScript } from "#scripts/machine/run-command.ts";
import type { ReportSection } from "./release-report.ts";

export type ContractResult = {
  file: string;
  test: string;
  /** Undefined if the test passed. */
  problem?: string;
};

type Environment = Readonly<Record<string, string>>;

/** Output file of `tests/contract/support/release-reporter.ts`. */
export const contractReportPath = ".build/release-contract.json";

/** Sections for the files of `tests/contract`; results of other files go into the last section. */
const contractSections = [
  { name: "Pesos", files: ["weight"] },
  { name: "Enlaces y direcciones", files: ["links", "document", "indexes", "sharing"] },
  { name: "Documentos", files: ["documents", "legal", "registry-pages", "apn"] },
] as const;
const otherFilesSection = "Resto del sitio construido";

const maxListedLines = 25;

export function truncateLines(text: string): string {
  const lines = text.trimEnd().split("\n");
  return lines.length > maxListedLines ? [...lines.slice(0, maxListedLines), "…"].join("\n") : lines.join("\n");
}

/**
 * @param results - results of all contract tests.
 * @returns the sections that have tests.
 */
export function groupContractResults(results: readonly ContractResult[]): ReportSection[] {
  const findSectionName = (file: string) =>
    contractSections.find(({ files }) => (files as readonly string[]).includes(basename(file, ".test.ts")))?.name ??
    otherFilesSection;
  return [...contractSections.map(({ name }) => name), otherFilesSection].flatMap((name) => {
    const sectionResults = results.filter(({ file }) => findSectionName(file) === name);
    if (sectionResults.length === 0) return [];
    const problems = sectionResults.flatMap(({ file, test, problem }) =>
      problem === undefined ? [] : [truncateLines(`${file}, «${test}»\n${problem}`)],
    );
    return [{ name, summary: `${sectionResults.length} comprobaciones.`, problems }];
  });
}

/** Builds the site, unless an existing build has the same sources, values and day. */
export async function checkBuild(distDir: string, env: Environment = {}): Promise<ReportSection> {
  const { code, output } = await runNodeScript(["scripts/build.ts"], { ...env, WIM_DIST: distDir });
  const name = "Construcción";
  return code === 0
    ? { name, summary: output.split("\n").find((line) => line.startsWith("Sitio")) ?? "", problems: [] }
    : { name, summary: "", problems: [output || "npm run build no terminó."] };
}

export async function checkContract(distDir: string, env: Environment = {}): Promise<ReportSection[]> {
  ensurePoppler();
  await mkdir(".build", { recursive: true });
  await rm(contractReportPath, { force: true });
  const vitest = await resolveInstalledCommand("vitest", "vitest");
  const args = [
    "run",
    "--config",
    "tests/contract/vitest.config.ts",
    "--reporter=./tests/contract/support/release-reporter.ts",
  ];
  const { output } = await runNodeScript([vitest, ...args], { ...env, WIM_DIST: distDir });
  if (!existsSync(contractReportPath)) throw new Error(output || "las pruebas del sitio construido no empezaron");
  return groupContractResults(JSON.parse(await readFile(contractReportPath, "utf8")));
}

export async function checkHtml(distDir: string): Promise<ReportSection> {
  const htmlValidate = await resolveInstalledCommand("html-validate", "html-validate");
  const { code, output } = await runNodeScript([htmlValidate, "--formatter", "text", `${distDir}/client/**/*.html`]);
  const problems = code === 0 ? [] : output.split("\n").filter((line) => line.trim() !== "");
  return { name: "HTML válido", summary: "html-validate, todas las páginas.", problems };
}

/** Runs all tests, which takes most of an hour. */
export async function checkTests(): Promise<ReportSection> {
  const { code, output } = await runNodeScript(["scripts/nightly.ts"]);
  const lines = output.split("\n");
  return { name: "Todas las pruebas", summary: `${lines.at(-1)}.`, problems: code === 0 ? [] : [output] };
}

/** Checks for known vulnerabilities; a registry that does not respond also counts as a problem. */
export async function checkDependencies(): Promise<ReportSection> {
  const name = "Dependencias";
  const { code, output } = await runNodeScript(["scripts/dependencies-check.ts", "--required"]);
  return { name, summary: code === 0 ? output : "", problems: code === 0 ? [] : [output] };
}
