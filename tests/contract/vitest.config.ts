import { defineConfig } from "vitest/config";
import { SlowestFirst } from "../support/slowest-first.ts";
import { testRun } from "../support/test-run.ts";

const otherTests = ["tests/servers/**/*.test.ts", ...(testRun.isFullSize ? ["tests/nightly/**/*.test.ts"] : [])];

/** Tests that read or measure the build. The nightly run adds a short run of each bench. */
export default defineConfig({
  test: {
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
    projects: [
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          setupFiles: "tests/contract/support/contract-clock.ts",
        },
      },
      // Servers are processes, which use the machine's clock.
      { extends: true, test: { name: "servers", include: otherTests } },
    ],
  },
});
