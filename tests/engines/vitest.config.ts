import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "#documents/mdx-options.ts";

/** One window per engine: its journeys run one after another, and the two engines run side by side. */
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
