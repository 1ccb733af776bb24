/** Tries the recipes of CONTRIBUTING.md, all in one copy of the project: they change different lines. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandEnvironment } from "#scripts/machine/installed-command.ts";
import { carryOut, copyProject } from "./carry-out.ts";
import { readRecipes } from "./read-recipes.ts";

/** The day before which no date of a recipe lies. */
const day = "2026-11-23";
const env = {
  ...commandEnvironment,
  NODE_OPTIONS: `--import ${import.meta.resolve("../release/another-day.ts")}?${day}`,
};

type Trial = {
  copy: string;
  /** What the recipes name, each once. */
  checks: readonly string[];
  /** What they write or change. */
  files: readonly string[];
  /** @throws {Error} with the command's output, if it fails. */
  run: (command: string) => void;
};

/**
 * @param look - at the copy, with every recipe carried out; it is deleted then.
 * @throws {Error} that names the recipe and the step that cannot be carried out.
 */
export function tryRecipes(look: (trial: Trial) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "wim-recipes-"));
  try {
    const copy = join(folder, "project");
    copyProject(copy);
    const run = (command: string) => runIn(copy, command);
    const recipes = readRecipes(readFileSync("CONTRIBUTING.md", "utf8"));
    const checks = new Set(recipes.flatMap((recipe) => carryOut(recipe, copy, run)));
    const files = new Set(
      recipes.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === "run" ? [] : step.file))),
    );
    look({ copy, checks: [...checks], files: [...files], run });
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

export const isTestRun = (command: string): boolean => command.startsWith(testRun);

/** One run for all: each would read the content again. */
export function oneTestRun(checks: readonly string[]): string {
  const paths = checks.filter(isTestRun).flatMap((check) => check.slice(testRun.length).split(" "));
  return testRun + [...new Set(paths)].join(" ");
}

const testRun = "npx vitest run ";
