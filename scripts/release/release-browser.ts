/** Every page in a browser, by `tests/release`: takes minutes. */
import { readFile, rm } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { gallery } from "#scripts/build/gallery-build.ts";
import { ensureBrowser } from "#scripts/machine/browser.ts";
import { installedCommand } from "#scripts/machine/installed-command.ts";
import { runNode } from "#scripts/machine/run-command.ts";
import type { Section } from "./release-report.ts";
import { firstLines } from "./release-site.ts";

const report = ".build/release.json";

/** The part of Playwright's own report that is read. */
export type BrowserReport = {
  errors: { message: string }[];
  suites: {
    specs: {
      title: string;
      ok: boolean;
      tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
    }[];
  }[];
};

/** @returns the section; each problem begins with the address and the device. */
export const browserSectionOf = (report: BrowserReport): Section =>
  journeysSectionOf(
    "Páginas en el navegador",
    report,
    (pages) => `${pages} páginas, en computadora y celular, de día y de noche, y a 320 px de ancho.`,
  );

/** @param seen - how many titles there are, in words. */
export function journeysSectionOf(
  name: string,
  { errors, suites }: BrowserReport,
  seen: (count: number) => string,
): Section {
  const visits = suites.flatMap(({ specs }) =>
    specs.flatMap(({ title, tests }) => tests.map((run) => ({ title, run }))),
  );
  const problems = visits
    .filter(({ run }) => run.status === "unexpected")
    .map(({ title, run }) => {
      const [first] = run.results;
      const messages = first?.errors.map(({ message }) => stripVTControlCharacters(message)) ?? [];
      return firstLines(`${title} (${run.projectName})\n${messages.join("\n")}`);
    });
  return {
    name,
    seen: seen(new Set(visits.map(({ title }) => title)).size),
    problems: [...errors.map(({ message }) => firstLines(stripVTControlCharacters(message))), ...problems],
  };
}

export const checkPages = async (distDir: string): Promise<Section> =>
  browserSectionOf(await reportOf(["--config", "tests/release/playwright.config.ts"], report, distDir));

/** All journeys and looks of the gate, which makes some of them every other day only, and some pages every third. */
export async function checkJourneys(distDir: string): Promise<Section> {
  // What the operator may leave unset is tried on the gallery's site.
  const { code, output } = await runNode(["scripts/build.ts"], { ...gallery.env, WIM_DIST: gallery.dist });
  if (code !== 0) throw new Error(output);
  return journeysSectionOf(
    "Recorridos en el navegador",
    await reportOf([], ".build/browser.json", distDir),
    (count) => `${count} recorridos, en computadora y celular, y los componentes.`,
  );
}

async function reportOf(args: readonly string[], file: string, distDir: string): Promise<BrowserReport> {
  await rm(file, { force: true });
  const playwright = await installedCommand("@playwright/test", "playwright");
  const env = {
    CHROME_PATH: await ensureBrowser(),
    SITE_DIST: distDir,
    WIM_BEFORE_RELEASE: "1",
  };
  const { output } = await runNode([playwright, "test", ...args], env);
  const json = await readFile(file, "utf8").catch(() => {
    throw new Error(output || "las visitas no empezaron");
  });
  return JSON.parse(json);
}
