import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./documents/mdx-options.ts";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    include: ["{src,server,documents,scripts,bench}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
    environment: "node",
    // One of two cores would be left idle for a watcher that the gate has not.
    maxWorkers: "100%",
    // Properties try many cases, and a machine may be busy: slow is not wrong.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
