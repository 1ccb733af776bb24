import { defineConfig } from "vitest/config";
import { testRun } from "../support/test-run.ts";

/** Separate from the unit tests: these read what the build wrote, or measure it; the nightly run makes every bench for some seconds. */
export default defineConfig({
  test: {
    include: ["tests/{contract,servers}/**/*.test.ts", ...(testRun.isFullSize ? ["tests/benches/**/*.test.ts"] : [])],
    globalSetup: "tests/support/shared-folder.ts",
    environment: "node",
    testTimeout: 30_000,
    // The default would leave one of two cores idle for a watcher, which the gate does not have.
    maxWorkers: "100%",
    maxConcurrency: 2,
    // Each process reads the built pages once.
    isolate: false,
  },
});
