/** Applies the recipes' list changes to the lists as they are today. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planTonesFile } from "#content/forms/testing/specified-data.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { addNewMembership, applyChange } from "./apply-recipe.ts";
import type { Recipe } from "./parse-recipes.ts";

const listFolder = "src/content/data";
/** The lists, and the code that names their fixed rows. */
const listPaths = [
  listFolder,
  planTonesFile,
  "src/domain/plans/benefit-looks.ts",
  "src/content/guides/guide-addresses.ts",
];
const isOfLists = (file: string) => listPaths.some((path) => file.startsWith(path));
const isoDayYear = /\b(20\d\d)(?=-\d\d-\d\d\b)/g;

/**
 * Moves the recipes' days by whole years, so that the first of them is after today. Today's lists must not be read as
 * of an earlier day.
 *
 * @param firstDay - a day before all days of the recipes.
 * @returns a function that moves every day in a text.
 */
export function moveDaysAfter(today: IsoDay, firstDay: IsoDay): (text: string) => string {
  const years = Number(today.slice(0, 4)) - Number(firstDay.slice(0, 4));
  const isLaterInYear = today.slice(4) >= firstDay.slice(4);
  const addedYears = Math.max(0, isLaterInYear ? years + 1 : years);
  return (text) => text.replaceAll(isoDayYear, (year) => `${Number(year) + addedYears}`);
}

/**
 * Replaces the lists of a copy, and the code that names their rows, with today's, and applies the recipes to them.
 * Skips a recipe if staff have changed its lines.
 *
 * @returns the titles of the applied recipes.
 */
export function applyToTodaysLists(recipes: readonly Recipe[], copy: string, moveDays: (text: string) => string) {
  for (const path of listPaths) cpSync(path, join(copy, path), { recursive: true });
  return recipes.flatMap(({ title, steps }) => {
    const changes = steps.filter((step) => step.kind === "change").filter(({ file }) => isOfLists(file));
    const texts = new Map<string, string>();
    for (const { file, lines } of changes) {
      const text = texts.get(file) ?? readFileSync(join(copy, file), "utf8");
      const changedText = applyChange(text, addNewMembership(moveDays(lines), copy));
      if (changedText === false) return [];
      texts.set(file, changedText);
    }
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    return texts.size > 0 ? [title] : [];
  });
}
