import { defineConfig } from "vitest/config";
import { SlowestFirst } from "../support/slowest-first.ts";
import { testRun } from "../support/test-run.ts";

/** Tests that read or measure the build. The nightly run adds a short run of each bench. */
export default defineConfig({
  test: {
    include: ["tests/{contract,servers}/**/*.test.ts", ...(testRun.isFullSize ? ["tests/nightly/**/*.test.ts"] : [])],
    globalSetup: "tests/support/shared-folder.ts",
    sequence: { sequencer: SlowestFirst },
    environment: "node",
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // By default, Vitest reserves one of two cores for a watcher, which the gate does not have.
    maxWorkers: "100%",
    maxConcurrency: 2,
    // Lets each process read the built pages only once.
    isolate: false,
  },
});
