import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "#documents/mdx-options.ts";

/** Takes minutes, so the gate does not run it; `npm run release:check` does. */
export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    include: ["tests/old-browsers/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
