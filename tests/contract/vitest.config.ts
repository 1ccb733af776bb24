import { defineConfig } from "vitest/config";

/** Apart from the unit tests: these read what the build wrote. */
export default defineConfig({ test: { include: ["tests/contract/**/*.test.ts"], environment: "node" } });
