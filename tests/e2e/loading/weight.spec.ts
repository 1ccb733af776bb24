import { budgets } from "../../contract/support/budgets.ts";
import { measureVisitWeight } from "../../support/browser/visit.ts";
import { expectWithinBudgets } from "../../support/browser/weight-check.ts";
import { expect, test } from "../support/fixture.ts";

/** Measures home and a page with tools; tests/every-page/weight.spec.ts has pages whose tool is near the opening. */
for (const path of ["/", "/membresias"]) {
  test(
    `a first visit to ${path} stays within its budgets, before and after scrolling`,
    {
      tag: "@phone",
    },
    ({ page }) => expectWithinBudgets(page, path),
  );
}

test("a page without islands requests little script, and only one stylesheet blocks its first paint", {
  tag: "@phone",
}, async ({ page }) => {
  const { scriptBefore, scriptAfter, visit } = await measureVisitWeight(page, "/conocenos");
  expect(scriptBefore).toBeGreaterThan(0);
  expect(scriptAfter).toBe(scriptBefore);
  expect(scriptAfter).toBeLessThanOrEqual(budgets.scriptWithoutIsland + budgets.hashNoise);
  expect(visit).toBeLessThanOrEqual(budgets.firstVisit);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === "blocking",
      )
      .map(({ name }) => new URL(name).pathname),
  );
  expect(blocking).toEqual([expect.stringMatching(/^\/assets\/style\..+\.css$/)]);
});
