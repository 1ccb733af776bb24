import { defineConfig } from "vitest/config";

/** These tests need the packages of the bench, so `npm run release:check` runs them, not the gate. */
export default defineConfig({ test: { include: ["bench/peers/*.test.ts"], testTimeout: 60_000 } });
