import { budgets } from "../contract/budgets.ts";
import { weigh } from "../support/visit.ts";
import { expect, test } from "./fixture.ts";

/** Those with most islands; on eSIM's the tool stands right under the first screen. */
for (const path of ["/", "/membresias", "/esim"]) {
  test(`${path} asks for no more script than its budget before and after scrolling, and weighs what a first visit may`, {
    tag: "@phone",
  }, async ({ page }) => {
    const { scriptBefore, scriptAfter, visit } = await weigh(page, path);
    expect(scriptBefore).toBeGreaterThan(0);
    expect(scriptBefore).toBeLessThanOrEqual(budgets.scriptBeforeScrolling);
    expect(scriptAfter).toBeGreaterThan(scriptBefore);
    expect(scriptAfter).toBeLessThanOrEqual(budgets.scriptOfPage);
    expect(visit).toBeLessThanOrEqual(budgets.firstVisit);
  });
}
