import { defineConfig } from "vitest/config";
import { testRun } from "../support/test-run.ts";

/** Separate from the unit tests: these read or measure the build; the nightly run adds a short run of each bench. */
export default defineConfig({
  test: {
    include: ["tests/{contract,servers}/**/*.test.ts", ...(testRun.isFullSize ? ["tests/benches/**/*.test.ts"] : [])],
    globalSetup: "tests/support/shared-folder.ts",
    environment: "node",
    testTimeout: 30_000,
    // The default would leave one of two cores idle for a watcher, which the gate does not use.
    maxWorkers: "100%",
    maxConcurrency: 2,
    // Lets each process read the built pages only once.
    isolate: false,
  },
});
