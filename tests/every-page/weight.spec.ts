import { test } from "../e2e/support/fixture.ts";
import { expectWithinBudgets } from "../support/browser/weight-check.ts";

test.use({ viewport: { width: 412, height: 839 } });

/** On eSIM the tool is just below the first screen, on Ayuda one is inside it, and the registry's is partly visible. */
for (const path of ["/esim", "/ayuda", "/registro-membresias"]) {
  test(`a first visit to ${path} stays within its budgets, before and after scrolling`, { tag: "@once" }, ({ page }) =>
    expectWithinBudgets(page, path),
  );
}
