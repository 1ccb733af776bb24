import { rm } from "node:fs/promises";
import { galleryBuild } from "#scripts/build/gallery-build.ts";
import { ensureBenchPackages } from "#scripts/machine/bench-packages.ts";
import { ensureNginx } from "#scripts/machine/nginx.ts";
import { ensureOtherEngines } from "#scripts/machine/other-engines.ts";
import { ensurePoppler } from "#scripts/machine/poppler.ts";
import { ensurePostgres } from "#scripts/machine/postgres.ts";
import { ensureScreenReader, missingScreenReaderWarning } from "#scripts/machine/screen-reader.ts";
import { isNightly } from "./gate-reference-day.ts";
import type { Stage } from "./run-stages.ts";
import { runNodeForStage, runPlaywright, runTool, runVitest } from "./stage-commands.ts";
import { digestStageInputs } from "./stage-inputs.ts";

/** All files of the project: the inputs of linters, compilers and architecture tests. */
const everything = [
  "{src,server,documents,deploy,scripts,editor,bench,tests,public,uploads,docs,.ci}/**/*",
  "*.{ts,json,md}",
  ".env*",
];
/** Inputs of a built site. */
const site = ["{src,server,documents,deploy,scripts,public,uploads}/**/*", "*.{ts,json}", ".env*"];
/** Inputs of the tests of the server, the documents, the commands and the benches. */
const processes = [...site, "CONTRIBUTING.md", "bench/**/*", "tests/{contract,fixtures,support}/**/*"];

type Say = (line: string) => void;

/** The site of {@link gateReferenceDay}, separate from the site that is served and released. */
const builtSite = { WIM_DIST: ".build/site" };

/**
 * All stages of `npm test`; each stage comes after its dependencies.
 *
 * @param say - prints a warning although nothing failed, such as about an unavailable tool.
 */
export function buildGateStages(say: Say): readonly Stage[] {
  return [
    {
      name: "build",
      cores: 1,
      run: async (signal) => {
        await runNodeForStage(["scripts/build.ts"], signal, builtSite);
        await runNodeForStage(["scripts/build.ts"], signal, { ...galleryBuild.env, WIM_DIST: galleryBuild.dist });
        return undefined;
      },
    },
    {
      name: "format and lint",
      cores: 1,
      inputs: () => digestStageInputs(everything),
      run: (signal) => runTool("@biomejs/biome", "biome", ["ci", "--error-on-warnings", "--colors=off"], signal),
    },
    {
      name: "types",
      cores: 1,
      inputs: () => digestStageInputs(everything),
      run: async (signal) => {
        await rm(".build/css-types", { recursive: true, force: true });
        const styles = ["--pattern", "{src,editor}/**/*.module.css", "--outDir", ".build/css-types", "--silent"];
        await runTool("typed-css-modules", "tcm", [".", ...styles], signal);
        // Several checkers would each load the same types, which takes twice the CPU time.
        const one = ["--checkers", "1"];
        await runTool("typescript", "tsc", one, signal);
        // Code for browsers may use only what the oldest supported browsers have.
        return runTool("typescript", "tsc", ["-p", "tsconfig.browser.json", ...one], signal);
      },
    },
    {
      name: "browser",
      after: ["build"],
      inputs: () => digestStageInputs([...site, "tests/{e2e,visual,support}/**/*"]),
      run: (signal) => runPlaywright(".build/browser.json", signal, [], builtSite),
    },
    {
      name: "dead code",
      cores: 1,
      inputs: () => digestStageInputs(everything),
      run: (signal) => runTool("knip", "knip", ["--no-progress"], signal),
    },
    {
      name: "unit and architecture",
      inputs: () => digestStageInputs(everything),
      run: (signal) =>
        runVitest(".build/unit.json", "vitest.config.ts", signal, [
          "--project=pure",
          "--project=live",
          "--project=apart",
          "--project=leaving",
        ]),
    },
    {
      name: "processes",
      inputs: () => digestStageInputs(processes),
      run: (signal) => {
        if (!ensurePostgres())
          say(
            "⚠⚠⚠ NOT TESTED WITH POSTGRESQL: it is missing and could not be installed. On Debian: apt-get install postgresql.",
          );
        // No fake clock: databases and the kernel use the machine's clock, and these tests do not depend on the day.
        const env = { NODE_OPTIONS: "" };
        return runVitest(".build/processes.json", "vitest.config.ts", signal, ["--project=processes"], env);
      },
    },
    {
      name: "editor's server",
      inputs: () => digestStageInputs([...site, "editor/**/*", "tests/{fixtures,support}/**/*"]),
      run: (signal) => runVitest(".build/editor-server.json", "vitest.config.ts", signal, ["--project=editor"]),
    },
    {
      name: "editor",
      cores: 1,
      inputs: () => digestStageInputs([...site, "editor/**/*", "tests/{editor,e2e,support}/**/*"]),
      // Only the journeys tagged @gate; the nightly run includes all.
      run: (signal) =>
        runPlaywright(".build/editor.json", signal, [
          "--config=tests/editor/playwright.config.ts",
          ...(isNightly ? [] : ["--grep=@gate"]),
        ]),
    },
    {
      name: "built site",
      after: ["build"],
      inputs: () => digestStageInputs([...site, "tests/{contract,servers,support}/**/*"]),
      run: (signal) => {
        ensurePoppler();
        if (!ensureNginx()) say("⚠⚠⚠ NOT TESTED BEHIND NGINX: it is missing and could not be installed.");
        return runVitest(".build/contract.json", "tests/contract/vitest.config.ts", signal, [], builtSite);
      },
    },
    {
      name: "valid HTML",
      cores: 1,
      after: ["build"],
      inputs: () => digestStageInputs([...site, ".htmlvalidate.json"]),
      // Of the gallery build, checks only the page of components, because all other pages are in the site too.
      run: (signal) =>
        runTool(
          "html-validate",
          "html-validate",
          [`${builtSite.WIM_DIST}/client/**/*.html`, `${galleryBuild.dist}/client/_componentes/**/*.html`],
          signal,
        ),
    },
    {
      name: "other engines",
      after: ["build"],
      inputs: () => digestStageInputs([...site, "tests/{engines,support}/**/*"]),
      run: async (signal) => {
        const { ready, missing } = ensureOtherEngines();
        for (const line of missing) say(line);
        return ready === 0
          ? undefined
          : runVitest(".build/engines.json", "tests/engines/vitest.config.ts", signal, [], builtSite);
      },
    },
    ...(isNightly ? nightlyStages(say) : []),
  ];
}

function nightlyStages(say: Say): Stage[] {
  return [
    {
      name: "screen reader",
      after: ["build"],
      cores: 0,
      inputs: () => digestStageInputs([...site, "tests/{voices,engines,support}/**/*"]),
      run: async (signal) => {
        if (ensureScreenReader())
          return runVitest(".build/voices.json", "tests/voices/vitest.config.ts", signal, [], builtSite, 0);
        say(missingScreenReaderWarning);
        return undefined;
      },
    },
    {
      name: "every page",
      after: ["built site"],
      run: (signal) => {
        // One test draws the coverage with a library of the bench.
        ensureBenchPackages();
        const args = ["--config=tests/release/playwright.config.ts"];
        return runPlaywright(".build/release.json", signal, args, builtSite);
      },
    },
    {
      name: "coming days",
      // Runs after the stages that read the documents, because it replaces the documents with those of the coming days.
      after: ["processes", "built site"],
      run: async () => {
        const { checkSiteOnRebuildDays } = await import("./check-coming-days.ts");
        await checkSiteOnRebuildDays();
        return undefined;
      },
    },
  ];
}
