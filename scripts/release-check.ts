/**
 * `npm run release:check`: checks all conditions for a release, section by section; fails if one is not met.
 *
 * - `--valores`: only the values that the operator must supply.
 * - `--rapido`: no checks in browsers or of the installation.
 * - `--write`: no checks; writes the documentation of the configuration and the `.env` template.
 */

import { writeFileSync } from "node:fs";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { documentationFiles } from "#platform/config/documentation.ts";
import { formatSection, type Section, summarizeSections } from "./release/release-report.ts";

const known = ["--valores", "--rapido", "--write"];
const options = process.argv.slice(2);
const installPart = "Instalación en Debian";
const testsPart = "Todas las pruebas";
const oldBrowserPart = "Navegadores de hace años";
const createSkippedSection = (name: string): Section => ({
  name,
  summary: "Se revisa sin opciones.",
  problems: [],
  weight: "skipped",
});
const strange = options.find((option) => !known.includes(option));

if (strange) {
  console.error(`No existe la opción ${strange}: son ${known.join(", ")}.`);
  process.exitCode = 1;
} else if (options.includes("--write")) {
  for (const [file, text] of Object.entries(documentationFiles)) {
    writeFileSync(file, text());
    console.log(`Se escribió ${file}.`);
  }
} else {
  process.exitCode = await check();
}

async function check(): Promise<number> {
  const sections: Section[] = [];
  const say = (...more: readonly Section[]) => {
    for (const section of more) console.log(`${formatSection(section)}\n`);
    sections.push(...more);
  };
  try {
    say(...(await values()));
    if (options.includes("--valores")) say(createSkippedSection("Sitio construido"));
    else await lookAtTheSite(say);
  } catch (error) {
    console.error(getErrorMessage(error));
    return 1;
  }
  const { text, hasFailed } = summarizeSections(sections);
  console.log(text);
  return hasFailed ? 1 : 0;
}

/** Imports the modules here, so that `check` reports an invalid value, on which the import throws. */
async function values(): Promise<Section[]> {
  const { overriddenSettings, unsetSettings } = await import("#content/site/operator/contact.ts");
  const { openLegalTasks, openQuestions, remainingSamples } = await import("#content/site/samples/samples.ts");
  const { listOutdatedTextMessages } = await import("#content/legal/outdated-texts.ts");
  const { buildDay } = await import("#content/site/dates/build-day.ts");
  const { buildContentSections, buildValuesSections } = await import("./release/release-values.ts");
  const legal = [...openLegalTasks, ...listOutdatedTextMessages(buildDay)];
  return [
    ...buildValuesSections(unsetSettings, overriddenSettings),
    ...buildContentSections(remainingSamples, legal, openQuestions),
  ];
}

type Say = (...sections: readonly Section[]) => void;

async function lookAtTheSite(say: Say): Promise<void> {
  const { checkBuild, checkContract, checkDependencies, checkHtml, checkTests } = await import(
    "./release/release-site.ts"
  );
  const { checkBench } = await import("./release/release-bench.ts");
  const { checkPackage } = await import("./release/release-package.ts");
  const { checkRecipes } = await import("./release/release-recipes.ts");
  const { buildMachineSection } = await import("./release/release-machine.ts");
  const distDir = process.env.WIM_DIST ?? "dist";

  say(buildMachineSection());
  say(...(await tryCheck("Dependencias", checkDependencies)));
  const [build] = await tryCheck("Construcción", () => checkBuild(distDir));
  if (build) say(build);
  if (build?.problems.length) return;
  say(...(await tryCheck("Recetas", async () => checkRecipes())));
  say(...(await tryCheck("Paquete", () => checkPackage(distDir))));
  say(...(await tryCheck("Comparaciones", () => checkBench(distDir))));
  say(...(await tryCheck("Sitio construido", () => checkContract(distDir))));
  say(...(await tryCheck("HTML válido", () => checkHtml(distDir))));
  if (options.includes("--rapido")) {
    say(createSkippedSection(installPart), createSkippedSection(testsPart), createSkippedSection(oldBrowserPart));
    return;
  }
  console.error(`${installPart}: tarda varios minutos…\n`);
  const { checkInstallation } = await import("./release/release-install.ts");
  say(...(await tryCheck(installPart, () => checkInstallation(distDir))));
  console.error(`${testsPart}: tarda casi una hora…\n`);
  say(...(await tryCheck(testsPart, checkTests)));
  console.error(`${oldBrowserPart}: la primera vez se descargan 200 MB…\n`);
  const { checkOldBrowsers } = await import("./release-old-browsers.ts");
  say(...(await tryCheck(oldBrowserPart, () => checkOldBrowsers(distDir))));
}

/** A check that throws counts as a problem. */
async function tryCheck(name: string, look: () => Promise<Section | Section[]>): Promise<Section[]> {
  try {
    return [await look()].flat();
  } catch (error) {
    return [{ name, summary: "No se pudo revisar.", problems: [getErrorMessage(error)] }];
  }
}
