import { defineConfig } from "vitest/config";
import { specifiedData } from "./tests/support/specified-data.ts";
import { testRun } from "./tests/support/test-run.ts";

/** Tests that start processes, compile documents or open sockets: a stage of their own in the gate. */
const processes = "{server,documents,deploy,scripts,bench}/**/*.test.ts";
const editor = "editor/**/*.test.ts";
/** Tables, rules and file readers have no state that a test could change. */
const pure = ["src/{domain,content}/**/*.test.ts", "tests/{architecture,content}/**/*.test.ts"];
/** Lists as they are today: no other test reads what staff write, which changes every day. */
const live = ["src/content/forms/editable-lists.test.ts", "src/platform/config/settings.test.ts"];
/** Lists as the specification has them. */
const plugins = [specifiedData];
/** Components, islands, tools and what staff does over weeks; each file has globals and modules of its own, which it may replace. */
const browserCode = ["src/**/*.test.{ts,tsx}", "tests/{journeys,tools}/**/*.test.tsx", "editor/app/**/*.test.tsx"];
/** They replace `location`, which a window only allows in a process of their own. */
const leaving = ["src/features/offline-pack/keep-offline-pack.test.ts", "src/layout/wake-islands.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // The default would leave one of two cores idle for a watcher, which the gate does not have.
    maxWorkers: "100%",
    // Property tests try many cases, and the machine may be busy: slow is not wrong.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    globalSetup: "tests/support/shared-folder.ts",
    setupFiles: "tests/support/seeded-properties.ts",
    provide: { testRun },
    // Files share processes: starting one for each, with its browser's globals, would take most of the time.
    isolate: false,
    projects: [
      { extends: true, plugins, test: { name: "pure", include: pure, exclude: live } },
      { extends: true, test: { name: "live", include: live } },
      {
        extends: true,
        plugins,
        test: { name: "apart", include: browserCode, exclude: [...pure, ...live, ...leaving], pool: "vmForks" },
      },
      { extends: true, plugins, test: { name: "leaving", include: leaving, isolate: true } },
      // They need the packages of bench, which are not installed with the project: release:check runs them.
      {
        extends: true,
        plugins,
        test: { name: "processes", include: [processes], exclude: ["bench/{peers,node_modules}/**"] },
      },
      { extends: true, plugins, test: { name: "editor", include: [editor] } },
    ],
  },
});
