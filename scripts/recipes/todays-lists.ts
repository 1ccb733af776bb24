/** Applies the recipes' changes of lists to the lists as they are today. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planTonesFile } from "#content/forms/testing/specified-data.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { applyChange } from "./apply-recipe.ts";
import type { Recipe } from "./parse-recipes.ts";

const listFolder = "src/content/data";
const isoDay = /\b(20\d\d)(?=-\d\d-\d\d\b)/g;

/**
 * Moves a day of the recipes by whole years, until their first day is after today: lists that staff wrote later must
 * not be read as of an earlier day.
 *
 * @param firstDay - a day before all days of the recipes.
 * @returns a function that moves every day in a text.
 */
export function moveDaysAfter(today: IsoDay, firstDay: IsoDay): (text: string) => string {
  const years = Number(today.slice(0, 4)) - Number(firstDay.slice(0, 4));
  const isOver = today.slice(4) >= firstDay.slice(4);
  const added = Math.max(0, isOver ? years + 1 : years);
  return (text) => text.replaceAll(isoDay, (year) => `${Number(year) + added}`);
}

/**
 * Replaces the lists of a copy, where the recipes were applied already, with today's, and applies to them each recipe
 * whose lines they still have: staff may have changed the others.
 *
 * @returns the titles of the applied recipes.
 */
export function applyToTodaysLists(recipes: readonly Recipe[], copy: string, moveDays: (text: string) => string) {
  for (const path of [listFolder, planTonesFile]) cpSync(path, join(copy, path), { recursive: true });
  return recipes.flatMap(({ title, steps }) => {
    const changes = steps.filter((step) => step.kind === "change").filter(({ file }) => file.startsWith(listFolder));
    const texts = new Map<string, string>();
    for (const { file, lines } of changes) {
      const text = texts.get(file) ?? readFileSync(join(copy, file), "utf8");
      const changed = applyChange(text, moveDays(lines));
      if (changed === false) return [];
      texts.set(file, changed);
    }
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    return texts.size > 0 ? [title] : [];
  });
}
