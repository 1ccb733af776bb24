import { defineConfig } from "vitest/config";

/** Separate from the gate, which runs without the packages of the bench; `npm run release:check` installs them. */
export default defineConfig({ test: { include: ["bench/peers/*.test.ts"], testTimeout: 60_000 } });
