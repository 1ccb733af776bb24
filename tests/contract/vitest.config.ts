import { defineConfig } from "vitest/config";
import { desks } from "../support/desks.ts";
import { trials } from "../support/trials.ts";

/**
 * What takes long and says little about a change: every bench for some seconds, and all cases of the tests that the
 * gate gives a part of theirs. `npm run release:check` runs it.
 */
const beforeRelease = [
  "tests/benches/**/*.test.ts",
  "{src,server}/**/*.{fuzz,peers,property}.test.ts",
  ...Object.values(desks).flat(),
];

/** Separate from the unit tests: these read what the build wrote, or measure it. */
export default defineConfig({
  test: {
    include: [
      "tests/{contract,servers}/**/*.test.ts",
      ...(process.env.WIM_BEFORE_RELEASE === "1" ? beforeRelease : []),
    ],
    globalSetup: "tests/support/shared-folder.ts",
    environment: "node",
    testTimeout: 30_000,
    // The default would leave one of two cores idle for a watcher, which the gate does not have.
    maxWorkers: "100%",
    maxConcurrency: 2,
    // Each process reads the built pages once.
    isolate: false,
    provide: { trials: trials.beforeRelease },
  },
});
