/** Tries all recipes of CONTRIBUTING.md in one copy of the project, because they change different lines. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { gateReferenceDay } from "#scripts/gate/gate-reference-day.ts";
import { commandEnvironment } from "#scripts/machine/installed-command.ts";
import { applyRecipe, copyProject } from "./apply-recipe.ts";
import { parseRecipes, type Recipe } from "./parse-recipes.ts";
import { applyToTodaysLists, moveDaysAfter } from "./todays-lists.ts";

/** The day on which the recipes are tried: before all their dates except the start of the current offer. */
const trialDay = "2026-11-23";
/** A day of the recipes' promotion, and a day without an offer. */
const laterDays = ["2026-12-05", "2027-01-05"];

const testCommand = "npx vitest run ";

type Trial = {
  copy: string;
  /** The files that the recipes write or change. */
  files: readonly string[];
  /** Command for all tests of the recipes in one run, because each run would read the content again. */
  testsCommand: string;
  /** @throws {Error} with the output of the command, if the command fails. */
  run: (command: string) => void;
};

/**
 * @param inspect - called with the copy after all recipes and checks except the tests; the copy is then deleted.
 * @throws {Error} with the recipe and the failed step, or with the output of the failed check.
 */
export function tryRecipes(inspect: (trial: Trial) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "wim-recipes-"));
  try {
    const copy = join(folder, "project");
    copyProject(copy);
    // The recipes' patches need the specification's lists, which staff may have changed.
    writeSpecifiedData(copy);
    const run = (command: string) => runIn(copy, command);
    const recipes = parseRecipes(readFileSync("CONTRIBUTING.md", "utf8"));
    const checks = [...new Set(recipes.flatMap((recipe) => applyRecipe(recipe, copy, run)))];
    const [tests, others] = [true, false].map((isTest) =>
      checks.filter((each) => each.startsWith(testCommand) === isTest),
    );
    others?.forEach(run);
    const paths = new Set(tests?.flatMap((each) => each.slice(testCommand.length).split(" ")));
    const files = recipes.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === "run" ? [] : step.file)));
    inspect({ copy, files: [...new Set(files)], testsCommand: testCommand + [...paths].join(" "), run });
    checkTodaysLists(recipes, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws {Error} if today's lists, changed by the recipes, are refused on a coming day. */
function checkTodaysLists(recipes: readonly Recipe[], copy: string): void {
  const moveDays = moveDaysAfter(gateReferenceDay ?? buildDay, trialDay);
  const appliedTitles = applyToTodaysLists(recipes, copy, moveDays);
  if (appliedTitles.length === 0) throw new Error("No recipe changes today's lists any more.");
  for (const coming of laterDays) runIn(copy, "npm run check", moveDays(coming));
}

function runIn(cwd: string, command: string, today = trialDay): void {
  const clock = `--import ${import.meta.resolve("#scripts/machine/fake-clock.mjs")}?${today}`;
  const env = { ...commandEnvironment, NODE_OPTIONS: clock };
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${command} (${today})\n${stdout}${stderr}`);
}
