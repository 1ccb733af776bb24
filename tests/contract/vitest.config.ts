import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "#documents/mdx-options.ts";

/** Apart from the unit tests: these read what the build wrote, or measure it. */
export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    include: ["tests/{benches,contract,servers}/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    // One of two cores would be left idle for a watcher that the gate has not.
    maxWorkers: "100%",
    maxConcurrency: 2,
  },
});
