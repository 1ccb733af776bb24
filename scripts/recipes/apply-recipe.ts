/** Carries out recipes in a copy of the project. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { applyPatch } from "diff";
import { planTonesFile } from "#content/forms/testing/specified-data.ts";
import type { Recipe, RecipeStep } from "./parse-recipes.ts";

/** Folders that are not copied: installed packages, builds, stored data and git's folder. */
const uncopiedFolders = ["node_modules", "dist", "data", ".build", ".editor", ".git"];

/** @param copy - path of a new folder, which shares the packages installed here. */
export function copyProject(copy: string): void {
  const root = process.cwd();
  // Includes git's history, because tests read lists from it.
  execFileSync("git", ["clone", "--quiet", "--shared", "--no-checkout", root, copy]);
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !uncopiedFolders.includes(relative(root, path).split(sep)[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
}

/**
 * Carries out the steps of a recipe, except its checks.
 *
 * @param run - runs a command in the copy.
 * @returns the commands of the checks.
 * @throws {Error} with the recipe and the failed step.
 */
export function applyRecipe({ title, steps }: Recipe, copy: string, run: (command: string) => void): string[] {
  const checks: string[] = [];
  for (const step of steps) {
    if (step.kind === "run" && isCheck(step.command)) checks.push(step.command);
    else if (step.kind === "run") run(step.command);
    else writeStep(title, step, copy);
  }
  return checks;
}

/** Whether a command is a check. No later step depends on a check, so each runs only once, after all recipes. */
const isCheck = (command: string) => /^(?:npm run (?:check|deploy:examples)|npx vitest run .*)$/.test(command);

function writeStep(title: string, step: Exclude<RecipeStep, { kind: "run" }>, copy: string): void {
  const path = join(copy, step.file);
  if (step.kind === "write") {
    if (existsSync(path)) throw new Error(`«${title}» writes ${step.file}, which is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${step.text}\n`);
    return;
  }
  const changedText = applyChange(readFileSync(path, "utf8"), addNewMembership(step.lines, copy));
  if (changedText === false)
    throw new Error(`«${title}» changes lines that ${step.file} does not have:\n${step.lines}`);
  writeFileSync(path, changedText);
}

/** Where the recipes' membership is, adds a status for it to the lines of the recipes' benefit. */
export function addNewMembership(lines: string, copy: string): string {
  const hasMembership = /^ {2}duo:/m.test(readFileSync(join(copy, planTonesFile), "utf8"));
  const [before, after] = ['+      "community": "addOn",\n', '+      "legend": "addOn",\n'];
  return hasMembership ? lines.replace(before + after, `${before}+      "duo": "addOn",\n${after}`) : lines;
}

/**
 * Applies the changes of a file, which a line with `@@` separates, from top to bottom.
 *
 * @returns false if the text does not have the lines.
 */
export const applyChange = (text: string, lines: string): string | false =>
  lines
    .split("\n@@\n")
    .reduce<string | false>((changed, each) => changed !== false && applyPatch(changed, createPatch(each)), text);

/** Creates a patch that applies wherever the text has its lines, because recipes have no line numbers. */
function createPatch(lines: string): string {
  const all = lines.split("\n");
  const [before, after] = ["+", "-"].map((other) => all.filter((line) => !line.startsWith(other)).length);
  return `@@ -1,${before} +1,${after} @@\n${lines}\n`;
}
