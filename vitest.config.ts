import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./documents/mdx-options.ts";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    include: ["{src,server,documents,scripts,bench}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
    environment: "node",
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
