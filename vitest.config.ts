import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";
import { specifiedDataPlugin } from "./tests/support/specified-data.ts";
import { testRun } from "./tests/support/test-run.ts";

/** Tests that start processes, compile documents or open sockets; the gate runs them in a separate stage. */
const processTests = "{server,documents,deploy,scripts,bench}/**/*.test.ts";
const editorTests = "editor/**/*.test.ts";
/** Tests of tables, rules and file readers, which have no state that a test could change. */
const pureTests = ["src/{domain,content}/**/*.test.ts", "tests/{architecture,content}/**/*.test.ts"];
/** Tests of the current lists, which staff change. All other tests read the specification's lists. */
const liveListTests = ["src/content/forms/editable-lists.test.ts", "src/platform/config/settings.test.ts"];
/** Tests that run only at night, such as those of rare failures and recoveries. */
const excludedNightlyTests = testRun.isFullSize ? [] : ["**/*.nightly.test.{ts,tsx}"];
/** Replaces the current lists with those of the specification. */
const plugins = [specifiedDataPlugin];
/** Leaves out the condition `development`, with which the Markdown libraries check every step and are slow. */
const productionBuildsPlugin: Plugin = {
  name: "wim:production-builds",
  configResolved({ ssr: { resolve } }) {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.filter((condition) => !condition.startsWith("development"));
  },
};
/**
 * Tests of components, islands, tools and the editor's app. Each file has its own globals and modules, which it may
 * replace.
 */
const browserTests = ["src/**/*.test.{ts,tsx}", "tests/tools/**/*.test.tsx", "editor/app/**/*.test.tsx"];
/** Tests that replace `location`, or the day and the lists of the whole content, which requires a separate process. */
const separateProcessTests = [
  "src/content/forms/check/{validate-lists.days,figures-advice,offer-advice.days}.test.ts",
  "src/features/offline-pack/start-offline-support.test.ts",
  "src/layout/islands/wake-islands.test.ts",
];

export default defineConfig({
  plugins: [productionBuildsPlugin],
  test: {
    environment: "node",
    // By default, Vitest reserves one of two cores for a watcher, which the gate does not have.
    maxWorkers: "100%",
    // Long timeout, because property tests try many cases and the machine may be busy.
    testTimeout: 30_000,
    // Waits for a result are also long, in ms.
    expect: { poll: { timeout: 20_000 } },
    css: { modules: { classNameStrategy: "non-scoped" } },
    globalSetup: "tests/support/shared-folder.ts",
    setupFiles: "tests/support/seeded-properties.ts",
    provide: { testRun },
    sequence: { sequencer: SlowestFirst },
    // Files share processes, because starting a process with browser globals for each would take most of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins,
        test: {
          name: "pure",
          include: pureTests,
          exclude: [...liveListTests, ...separateProcessTests, ...excludedNightlyTests],
        },
      },
      { extends: true, test: { name: "live", include: liveListTests } },
      {
        extends: true,
        plugins,
        test: {
          name: "browser-globals",
          include: browserTests,
          exclude: [...pureTests, ...liveListTests, ...separateProcessTests, ...excludedNightlyTests],
          setupFiles: "tests/support/browser/patient-queries.ts",
          pool: "vmForks",
        },
      },
      { extends: true, plugins, test: { name: "own-process", include: separateProcessTests, isolate: true } },
      // Excludes tests that need the bench's packages, which are installed separately; release:check runs them.
      {
        extends: true,
        plugins,
        test: {
          name: "processes",
          include: [processTests],
          exclude: ["bench/{peers,node_modules}/**", ...excludedNightlyTests],
          // Processes start slowly on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins,
        // Long timeouts, because most of these tests load the whole content.
        test: {
          name: "editor",
          include: [editorTests],
          exclude: excludedNightlyTests,
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
