import { defineConfig } from "vitest/config";

/** One window per engine: its journeys run one after another, and the two engines run side by side. */
export default defineConfig({
  test: {
    include: ["tests/engines/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    // A click that a browser under its driver loses, once in some hundred runs. The gate names what needed it.
    retry: 1,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
