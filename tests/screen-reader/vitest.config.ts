import { defineConfig } from "vitest/config";

/** There is one desktop, so the journeys run one after another. */
export default defineConfig({
  test: {
    include: ["tests/screen-reader/**/*.test.ts"],
    environment: "node",
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 90_000,
    // A busy machine sometimes loses a key. The gate lists retried tests.
    retry: 1,
  },
});
