import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./documents/mdx-options.ts";

/** What starts processes, compiles documents or opens sockets: a stage of its own in the gate. */
const processes = "{server,documents,deploy,scripts,bench}/**/*.test.ts";
/** Tables, rules and readers of files: nothing in them changes by being looked at, so they share a process. */
const pure = ["src/{domain,content}/**/*.test.ts", "tests/architecture/**/*.test.ts"];
const clocks = ["src/domain/{civil-time,mexican-zone,portability,line-life}*.test.ts"];

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
  test: {
    environment: "node",
    // One of two cores would be left idle for a watcher that the gate has not.
    maxWorkers: "100%",
    // Properties try many cases, and a machine may be busy: slow is not wrong.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      // Clocks once more by Temporal, which newer browsers have.
      { extends: true, test: { name: "temporal", include: clocks, execArgv: ["--harmony-temporal"] } },
      { extends: true, test: { name: "apart", include: ["src/**/*.test.{ts,tsx}"], exclude: pure } },
      { extends: true, test: { name: "processes", include: [processes] } },
    ],
  },
});
