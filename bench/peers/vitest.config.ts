import { defineConfig } from "vitest/config";

/** Apart from the gate, which runs without this package; `npm run release:check` installs it. */
export default defineConfig({ test: { include: ["bench/peers/*.test.ts"], testTimeout: 60_000 } });
