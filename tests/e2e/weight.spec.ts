import { budgets } from "../contract/budgets.ts";
import { weigh } from "../support/visit.ts";
import { expect, test } from "./fixture.ts";

/**
 * The pages with most islands; on eSIM the tool is right below the first screen, on Ayuda one is in it, and the
 * registry's is partly visible.
 */
for (const path of ["/", "/membresias", "/esim", "/ayuda", "/registro-membresias"]) {
  test(`${path} asks for no more script than its budget before and after scrolling, and weighs what a first visit may`, {
    tag: "@phone",
  }, async ({ page }) => {
    const { scriptBefore, scriptAfter, visit } = await weigh(page, path);
    expect(scriptBefore).toBeGreaterThan(0);
    expect(scriptBefore).toBeLessThanOrEqual(budgets.scriptBeforeScrolling);
    expect(scriptAfter).toBeGreaterThan(scriptBefore);
    expect(scriptAfter).toBeLessThanOrEqual(budgets.scriptOfPage);
    expect(visit).toBeLessThanOrEqual(path === "/" ? budgets.firstVisitOfHome : budgets.firstVisit);
  });
}

test("a page without islands asks for next to no script, and paints after its HTML and one stylesheet", {
  tag: "@phone",
}, async ({ page }) => {
  const { scriptBefore, scriptAfter, visit } = await weigh(page, "/conocenos");
  expect(scriptBefore).toBeGreaterThan(0);
  expect(scriptAfter).toBe(scriptBefore);
  expect(scriptAfter).toBeLessThanOrEqual(budgets.scriptWithoutIsland);
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
