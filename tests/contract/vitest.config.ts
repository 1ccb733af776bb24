import { defineConfig } from "vitest/config";

/** Separate from the unit tests: these read what the build wrote, or measure it. */
export default defineConfig({
  test: {
    include: ["tests/{benches,contract,servers}/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    // The default would leave one of two cores idle for a watcher, which the gate does not have.
    maxWorkers: "100%",
    maxConcurrency: 2,
  },
});
