/** The recipes of CONTRIBUTING.md with all their tests: the gate leaves these out, because they take minutes. */
import { oneTestRun, tryRecipes } from "#scripts/recipes/try-recipes.ts";
import type { Section } from "./release-report.ts";

export function checkRecipes(): Section {
  let count = 0;
  tryRecipes(({ checks, run }) => {
    count = checks.length;
    run(oneTestRun(checks));
  });
  return { name: "Recetas", seen: `${count} comprobaciones en una copia del proyecto.`, problems: [] };
}
