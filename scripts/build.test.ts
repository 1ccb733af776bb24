import { expect, test } from "vitest";
import { runScript } from "#server/testing/process.ts";
import { formatSummaryLines } from "./build/build-summary.ts";

const sizes = { fileCount: 12, pageCount: 3, bytes: 2_048_000, brotliBytes: 512_000 };
const summary = { distDir: "dist", elapsedMs: 4_260, stages: [], sizes };

test("stops at an invalid configuration value with one line that names it", async () => {
  const { exitCode, stdout, stderr } = await runScript("scripts/build.ts", { WIM_SITE_URL: "no es una dirección" });
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^WIM_SITE_URL vale [^\n]+\n$/);
});

test("summarizes the build, and in one line how many values the operator still has to set", () => {
  expect(formatSummaryLines({ ...summary, missingCount: 0 })).toEqual([
    "Sitio construido en dist: 12 archivos, 2,000 KB (500 KB con brotli), 4.3 s.",
  ]);
  const [, missing, ...more] = formatSummaryLines({ ...summary, missingCount: 2 });
  expect(missing).toMatch(/: 2 .*npm run release:check -- --valores$/);
  expect(more).toEqual([]);
});
