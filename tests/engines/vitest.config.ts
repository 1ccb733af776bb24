import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "#documents/mdx-options.ts";

/** One window an engine: its journeys follow one another, and the two engines go side by side. */
export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    include: ["tests/engines/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
