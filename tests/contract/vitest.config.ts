import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "#documents/mdx-options.ts";

/** Apart from the unit tests: these read what the build wrote. */
export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: { include: ["tests/{contract,servers}/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
