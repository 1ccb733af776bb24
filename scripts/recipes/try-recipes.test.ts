import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { planIds } from "#domain/plans/plan.ts";
import { tryRecipes } from "./try-recipes.ts";

/** Lists the files that name every membership, where a new one may be missing. */
function listFilesWithAllPlans(root: string): string[] {
  const files = globSync("{src,tests}/**/*.{ts,tsx}", { cwd: root });
  return files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return planIds.every((id) => text.includes(id));
  });
}

test("every recipe can be carried out, its output is correct, and its code compiles and is formatted", {
  timeout: 300_000,
}, () => {
  tryRecipes(({ copy, files, testsCommand, run }) => {
    expect(testsCommand.split(" ").length).toBeGreaterThan(5);
    // One worker, because several would each parse all code again. No recipe that runs here changes the lockfile.
    run("npx vitest run --project=pure --maxWorkers=1 tests/architecture --exclude '**/lockfile.test.ts'");
    const code = files.filter((file) => /\.tsx?$/.test(file));
    // Checks only the changed files, those that name every membership, and everything that they import, because the
    // whole project would take a minute.
    const compiled = [...new Set([...code, ...listFilesWithAllPlans(copy)])];
    const compilerOptions = { incremental: false };
    const project = { extends: "./tsconfig.json", include: ["src/**/*.d.ts"], files: compiled, compilerOptions };
    writeFileSync(join(copy, "tsconfig.recipes.json"), JSON.stringify(project));
    run("npx tsc --project tsconfig.recipes.json --checkers 1");
    run(`npx biome ci --error-on-warnings ${code.map((file) => `"${file}"`).join(" ")}`);
  });
});
