/**
 * `npm run release:check`: checks all conditions for a release, section by section; fails if one is not met.
 * `--help` lists the options.
 */

import { writeFileSync } from "node:fs";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { documentationFiles } from "#platform/config/documentation.ts";
import { formatSection, type ReportSection, summarizeSections } from "./release/release-report.ts";

const optionHelp = {
  "--valores": "solo los valores que faltan y los textos que son muestras",
  "--rapido": "sin revisar en navegadores y sin instalar",
  "--escribir": "no revisa: escribe docs/configuration.md y .env.example",
  "--help": "esta lista",
};
type Option = keyof typeof optionHelp;
const options = process.argv.slice(2);
const hasOption = (option: Option) => options.includes(option);
const installSection = "Instalación en Debian";
const testsSection = "Todas las pruebas";
const oldBrowserSection = "Navegadores de hace años";
const createSkippedSection = (name: string): ReportSection => ({
  name,
  summary: "Se revisa sin opciones.",
  problems: [],
  weight: "skipped",
});
const unknownOption = options.find((option) => !Object.hasOwn(optionHelp, option));
const optionLines = Object.entries(optionHelp).map(([option, meaning]) => `  ${option.padEnd(12)}${meaning}`);

if (unknownOption) {
  console.error([`No existe la opción ${unknownOption}. Las opciones son:`, ...optionLines].join("\n"));
  process.exitCode = 1;
} else if (hasOption("--help")) {
  console.log(["npm run release:check -- [opciones]", ...optionLines].join("\n"));
} else if (hasOption("--escribir")) {
  for (const [file, text] of Object.entries(documentationFiles)) {
    writeFileSync(file, text());
    console.log(`Se escribió ${file}.`);
  }
} else {
  process.exitCode = await runChecks();
}

async function runChecks(): Promise<number> {
  const sections: ReportSection[] = [];
  const print = (...more: readonly ReportSection[]) => {
    for (const section of more) console.log(`${formatSection(section)}\n`);
    sections.push(...more);
  };
  try {
    print(...(await checkValues()));
    if (hasOption("--valores")) print(createSkippedSection("Sitio construido"));
    else await checkSite(print);
  } catch (error) {
    console.error(getErrorMessage(error));
    return 1;
  }
  const { text, hasFailed } = summarizeSections(sections);
  console.log(text);
  return hasFailed ? 1 : 0;
}

/** Imports the modules here, because the import throws if a value is invalid, and `runChecks` reports that. */
async function checkValues(): Promise<ReportSection[]> {
  const { missingValues } = await import("#content/site/operator/operator-values.ts");
  const { openLegalTasks, openQuestions, remainingSamples } = await import("#content/site/samples/samples.ts");
  const { listOutdatedTextMessages } = await import("#content/legal/versions/outdated-texts.ts");
  const { buildDay } = await import("#content/site/dates/build-day.ts");
  const { buildContentSections, buildValuesSection } = await import("./release/release-values.ts");
  const legal = [...openLegalTasks, ...listOutdatedTextMessages(buildDay)];
  return [buildValuesSection(missingValues), ...buildContentSections(remainingSamples, legal, openQuestions)];
}

type PrintSections = (...sections: readonly ReportSection[]) => void;

async function checkSite(print: PrintSections): Promise<void> {
  const { checkBuild, checkContract, checkDependencies, checkHtml, checkTests } = await import(
    "./release/release-site.ts"
  );
  const { checkBench } = await import("./release/release-bench.ts");
  const { checkPackage } = await import("./release/release-package.ts");
  const { checkRecipes } = await import("./release/release-recipes.ts");
  const { buildMachineSection } = await import("./release/release-machine.ts");
  const distDir = process.env.WIM_DIST ?? "dist";

  print(buildMachineSection());
  print(...(await tryCheck("Dependencias", checkDependencies)));
  const [build] = await tryCheck("Construcción", () => checkBuild(distDir));
  if (build) print(build);
  if (build?.problems.length) return;
  print(...(await tryCheck("Recetas", async () => checkRecipes())));
  print(...(await tryCheck("Paquete", () => checkPackage(distDir))));
  print(...(await tryCheck("Comparaciones", () => checkBench(distDir))));
  print(...(await tryCheck("Sitio construido", () => checkContract(distDir))));
  print(...(await tryCheck("HTML válido", () => checkHtml(distDir))));
  if (hasOption("--rapido")) {
    print(
      createSkippedSection(installSection),
      createSkippedSection(testsSection),
      createSkippedSection(oldBrowserSection),
    );
    return;
  }
  console.error(`${installSection}: tarda varios minutos…\n`);
  const { checkInstallation } = await import("./release/release-install.ts");
  print(...(await tryCheck(installSection, () => checkInstallation(distDir))));
  console.error(`${testsSection}: tarda casi una hora…\n`);
  print(...(await tryCheck(testsSection, checkTests)));
  console.error(`${oldBrowserSection}: la primera vez se descargan 200 MB…\n`);
  const { checkOldBrowsers } = await import("./release/release-old-browsers.ts");
  print(...(await tryCheck(oldBrowserSection, () => checkOldBrowsers(distDir))));
}

/** Runs a check; if it throws, that counts as a problem. */
async function tryCheck(
  name: string,
  runCheck: () => Promise<ReportSection | ReportSection[]>,
): Promise<ReportSection[]> {
  try {
    return [await runCheck()].flat();
  } catch (error) {
    return [{ name, summary: "No se pudo revisar.", problems: [getErrorMessage(error)] }];
  }
}
