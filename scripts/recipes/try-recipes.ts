/** Tries all recipes of CONTRIBUTING.md in one copy of the project, because the recipes change different lines. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { commandEnvironment } from "#scripts/machine/installed-command.ts";
import { applyRecipe, copyProject } from "./apply-recipe.ts";
import { parseRecipes } from "./read-recipes.ts";

/** The day on which the recipes are tried; earlier than all their dates. */
const day = "2026-11-23";
const env = {
  ...commandEnvironment,
  NODE_OPTIONS: `--import ${import.meta.resolve("#scripts/machine/fake-clock.mjs")}?${day}`,
};

const testRun = "npx vitest run ";

type Trial = {
  copy: string;
  /** The files that the recipes write or change. */
  files: readonly string[];
  /** Command for all tests of the recipes in one run, because each run would read the content again. */
  tests: string;
  /** @throws {Error} with the output of the command, if the command fails. */
  run: (command: string) => void;
};

/**
 * @param look - called with the copy after all recipes and checks except the tests; the copy is then deleted.
 * @throws {Error} with the recipe and the failed step, or with the output of the failed check.
 */
export function tryRecipes(look: (trial: Trial) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "wim-recipes-"));
  try {
    const copy = join(folder, "project");
    copyProject(copy);
    // The recipes' patches need the lists of the specification, which staff may have changed.
    writeSpecifiedData(copy);
    const run = (command: string) => runIn(copy, command);
    const recipes = parseRecipes(readFileSync("CONTRIBUTING.md", "utf8"));
    const checks = [...new Set(recipes.flatMap((recipe) => applyRecipe(recipe, copy, run)))];
    const [tests, others] = [true, false].map((isTest) => checks.filter((each) => each.startsWith(testRun) === isTest));
    others?.forEach(run);
    const paths = new Set(tests?.flatMap((each) => each.slice(testRun.length).split(" ")));
    const files = recipes.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === "run" ? [] : step.file)));
    look({ copy, files: [...new Set(files)], tests: testRun + [...paths].join(" "), run });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runIn(cwd: string, command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}
