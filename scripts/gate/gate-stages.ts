import { rm } from "node:fs/promises";
import { galleryBuild } from "#scripts/build/gallery-build.ts";
import { ensureBenchPackages } from "#scripts/machine/bench-packages.ts";
import { ensureOtherEngines } from "#scripts/machine/browsers/other-engines.ts";
import { ensureScreenReader, missingScreenReaderWarning } from "#scripts/machine/browsers/screen-reader.ts";
import { ensureNginx } from "#scripts/machine/programs/nginx.ts";
import { ensurePoppler } from "#scripts/machine/programs/poppler.ts";
import { ensurePostgres } from "#scripts/machine/programs/postgres.ts";
import { isNightly } from "./gate-reference-day.ts";
import type { Stage } from "./run-stages.ts";
import { buildFakeClockEnv, runNodeForStage, runPlaywright, runTool, runVitest } from "./stage-commands.ts";
import { digestStageInputs } from "./stage-inputs.ts";

/** All files of the project: the inputs of linters, compilers and architecture tests. */
const projectFiles = [
  "{src,server,documents,deploy,scripts,editor,bench,tests,public,uploads,docs,.ci}/**/*",
  "*.{ts,json,md}",
  ".env*",
];
/** Inputs of a built site. */
const siteInputs = ["{src,server,documents,deploy,scripts,public,uploads}/**/*", "*.{ts,json}", ".env*"];
/** Inputs of the tests of the server, the documents, the commands and the benches. */
const processInputs = [...siteInputs, "CONTRIBUTING.md", "bench/**/*", "tests/{contract,fixtures,support}/**/*"];

type Warn = (line: string) => void;

const unitProjects = ["pure", "live", "browser-globals", "own-process"].map((name) => `--project=${name}`);

/** Builds the gate's site into its own folder, not the folder that is served and released. */
const builtSiteEnv = { WIM_DIST: ".build/site" };

/**
 * Builds all stages of `npm test`, each after its dependencies.
 *
 * @param warn - prints a warning when nothing failed, for example about an unavailable tool.
 */
export function buildGateStages(warn: Warn): readonly Stage[] {
  return [
    {
      name: "test programs",
      isMostlyWaiting: true,
      run: (signal) => runNodeForStage(["scripts/machine/programs/install-test-programs.ts"], signal),
    },
    {
      name: "build",
      run: async (signal) => {
        await runNodeForStage(["scripts/build.ts"], signal, builtSiteEnv);
        // Only the site itself needs compressed files.
        const galleryEnv = { ...galleryBuild.env, WIM_DIST: galleryBuild.dist };
        return runNodeForStage(["scripts/build.ts", "--uncompressed"], signal, galleryEnv);
      },
    },
    {
      name: "format and lint",
      inputs: () => digestStageInputs(projectFiles),
      run: (signal) => runTool("@biomejs/biome", "biome", ["ci", "--error-on-warnings", "--colors=off"], signal),
    },
    {
      name: "types",
      inputs: () => digestStageInputs(projectFiles),
      run: async (signal) => {
        await rm(".build/css-types", { recursive: true, force: true });
        const styles = ["--pattern", "{src,editor}/**/*.module.css", "--outDir", ".build/css-types", "--silent"];
        await runTool("typed-css-modules", "tcm", [".", ...styles], signal);
        // Several checkers would each load the same types, which takes twice the CPU time.
        const checkerArgs = ["--checkers", "1"];
        await runTool("typescript", "tsc", checkerArgs, signal);
        // Code for browsers may use only features of the oldest supported browsers.
        return runTool("typescript", "tsc", ["-p", "tsconfig.browser.json", ...checkerArgs], signal);
      },
    },
    {
      name: "browser",
      dependencies: ["build"],
      inputs: () => digestStageInputs([...siteInputs, "tests/{e2e,visual,support}/**/*"]),
      run: (signal) => runPlaywright(".build/browser.json", signal, [], builtSiteEnv),
    },
    {
      name: "dead code",
      inputs: () => digestStageInputs(projectFiles),
      run: (signal) => runTool("knip", "knip", ["--no-progress"], signal),
    },
    {
      name: "unit and architecture",
      inputs: () => digestStageInputs(projectFiles),
      run: (signal) => runVitest(".build/unit.json", "vitest.config.ts", signal, unitProjects),
    },
    {
      name: "processes",
      dependencies: ["test programs"],
      inputs: () => digestStageInputs(processInputs),
      run: (signal) => {
        if (!ensurePostgres())
          warn(
            "⚠⚠⚠ NOT FULLY TESTED WITH POSTGRESQL: it or PgBouncer is missing and could not be installed. On Debian: apt-get install postgresql pgbouncer.",
          );
        // No fake clock, because databases and the kernel use the machine's clock, and these tests do not depend on the
        // day.
        const env = { NODE_OPTIONS: "" };
        return runVitest(".build/processes.json", "vitest.config.ts", signal, ["--project=processes"], env);
      },
    },
    {
      name: "editor's server",
      inputs: () => digestStageInputs([...siteInputs, "editor/**/*", "tests/{fixtures,support}/**/*"]),
      run: (signal) => runVitest(".build/editor-server.json", "vitest.config.ts", signal, ["--project=editor"]),
    },
    {
      name: "editor",
      inputs: () => digestStageInputs([...siteInputs, "editor/**/*", "tests/{editor,e2e/support,support}/**/*"]),
      // Only the journeys tagged @gate; the nightly run includes all of them.
      run: (signal) =>
        runPlaywright(".build/editor.json", signal, [
          "--config=tests/editor/playwright.config.ts",
          ...(isNightly ? [] : ["--grep=@gate"]),
        ]),
    },
    {
      name: "built site",
      dependencies: ["build", "test programs"],
      inputs: () => digestStageInputs([...siteInputs, "tests/{contract,servers,support}/**/*"]),
      run: (signal) => {
        ensurePoppler();
        if (!ensureNginx()) warn("⚠⚠⚠ NOT TESTED BEHIND NGINX: it is missing and could not be installed.");
        return runVitest(".build/contract.json", "tests/contract/vitest.config.ts", signal, [], builtSiteEnv);
      },
    },
    {
      name: "valid HTML",
      dependencies: ["build"],
      inputs: () => digestStageInputs([...siteInputs, ".htmlvalidate.json"]),
      // Checks only the page of components in the gallery build, because the site has all other pages too.
      run: (signal) =>
        runTool(
          "html-validate",
          "html-validate",
          [`${builtSiteEnv.WIM_DIST}/client/**/*.html`, `${galleryBuild.dist}/client/_componentes/**/*.html`],
          signal,
        ),
    },
    {
      name: "other engines",
      dependencies: ["build", "test programs"],
      inputs: () => digestStageInputs([...siteInputs, "tests/{engines,support}/**/*"]),
      run: async (signal) => {
        const { readyCount, missingMessages } = ensureOtherEngines();
        for (const line of missingMessages) warn(line);
        return readyCount === 0
          ? []
          : runVitest(".build/engines.json", "tests/engines/vitest.config.ts", signal, [], builtSiteEnv);
      },
    },
    ...(isNightly ? buildNightlyStages(warn) : []),
  ];
}

function buildNightlyStages(warn: Warn): Stage[] {
  return [
    {
      name: "screen reader",
      dependencies: ["build"],
      isMostlyWaiting: true,
      inputs: () => digestStageInputs([...siteInputs, "tests/{screen-reader,engines,support}/**/*"]),
      run: async (signal) => {
        if (ensureScreenReader())
          return runVitest(".build/voices.json", "tests/screen-reader/vitest.config.ts", signal, [], builtSiteEnv, 0);
        warn(missingScreenReaderWarning);
        return [];
      },
    },
    {
      name: "every page",
      dependencies: ["built site"],
      run: (signal) => {
        // One test draws the coverage with a library of the bench.
        ensureBenchPackages();
        const args = ["--config=tests/every-page/playwright.config.ts"];
        return runPlaywright(".build/release.json", signal, args, builtSiteEnv);
      },
    },
    {
      name: "unit on a coming day",
      dependencies: ["unit and architecture"],
      run: async (signal) => {
        const { ordinaryDay } = await import("./check-coming-days.ts");
        const env = { ...buildFakeClockEnv(ordinaryDay), WIM_FULL_TESTS: "" };
        return runVitest(".build/unit-coming.json", "vitest.config.ts", signal, unitProjects, env);
      },
    },
    {
      name: "coming days",
      // Runs after the stages that read today's documents, because it replaces them with documents of coming days.
      dependencies: ["processes", "editor", "other engines", "screen reader", "every page"],
      run: async () => {
        const { checkSiteOnRebuildDays } = await import("./check-coming-days.ts");
        await checkSiteOnRebuildDays();
        return [];
      },
    },
  ];
}
