import { defineConfig } from "vitest/config";

/** Takes minutes, so the gate does not run it; `npm run release:check` does. */
export default defineConfig({
  test: {
    include: ["tests/old-browsers/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
