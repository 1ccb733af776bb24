/** Tries the recipes of CONTRIBUTING.md with all their tests. This takes minutes, so the nightly run omits it. */
import { tryRecipes } from "#scripts/recipes/try-recipes.ts";
import type { ReportSection } from "./release-report.ts";

export function checkRecipes(): ReportSection {
  tryRecipes(({ testsCommand, run }) => run(testsCommand));
  return { name: "Recetas", summary: "Se siguieron en una copia del proyecto, con sus pruebas.", problems: [] };
}
