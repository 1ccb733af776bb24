import { defineConfig } from "vitest/config";

/** Each engine has one window. Its journeys run one after another, while the engines run in parallel. */
export default defineConfig({
  test: {
    include: ["tests/engines/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    // Retries tests, because a driven browser loses a click about once in several hundred runs. The gate lists retried
    // tests.
    retry: 1,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
