import { defineConfig } from "vitest/config";

/** One desktop: the journeys run one after another. */
export default defineConfig({
  test: {
    include: ["tests/voices/**/*.test.ts"],
    environment: "node",
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 90_000,
    // A busy machine loses a key now and then. The gate names what needed it.
    retry: 1,
  },
});
