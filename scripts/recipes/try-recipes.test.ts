import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tryRecipes } from "./try-recipes.ts";

test("every recipe can be carried out, its output is correct, and its code compiles and is formatted", {
  timeout: 300_000,
}, () => {
  tryRecipes(({ copy, files, tests, run }) => {
    expect(tests.split(" ").length).toBeGreaterThan(5);
    const code = files.filter((file) => /\.tsx?$/.test(file));
    // Checks only the changed files and all that they import, because the whole project would take a minute.
    const project = { extends: "./tsconfig.json", include: [], files: code, compilerOptions: { incremental: false } };
    writeFileSync(join(copy, "tsconfig.recipes.json"), JSON.stringify(project));
    run("npx tsc --project tsconfig.recipes.json --checkers 1");
    run(`npx biome ci --error-on-warnings ${code.map((file) => `"${file}"`).join(" ")}`);
  });
});
