import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,server,documents,scripts,bench}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
    environment: "node",
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
