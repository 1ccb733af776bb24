import { defineConfig } from "vitest/config";

/** Tests that start processes, compile documents or open sockets: a stage of their own in the gate. */
const processes = "{server,documents,deploy,scripts,bench}/**/*.test.ts";
/** Tables, rules and file readers have no state that a test could change, so their tests share a process. */
const pure = ["src/{domain,content}/**/*.test.ts", "tests/{architecture,content}/**/*.test.ts"];
/** Tools of pages with their real words and figures, and what staff does over weeks, without a browser. */
const tools = "tests/{journeys,tools}/**/*.test.tsx";
const clocks = ["src/domain/{civil-time,mexican-zone,portability,line-life}*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // The default would leave one of two cores idle for a watcher, which the gate does not have.
    maxWorkers: "100%",
    // Property tests try many cases, and the machine may be busy: slow is not wrong.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      // The clock tests again, with the native Temporal that newer browsers have.
      { extends: true, test: { name: "temporal", include: clocks, execArgv: ["--harmony-temporal"] } },
      { extends: true, test: { name: "apart", include: ["src/**/*.test.{ts,tsx}", tools], exclude: pure } },
      { extends: true, test: { name: "processes", include: [processes] } },
    ],
  },
});
