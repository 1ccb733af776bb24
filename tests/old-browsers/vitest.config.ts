import { defineConfig } from "vitest/config";

/** These tests take minutes, so only `npm run release:check` runs them, not the gate. */
export default defineConfig({
  test: {
    include: ["tests/old-browsers/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
