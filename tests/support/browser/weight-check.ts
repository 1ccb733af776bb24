import { expect, type Page } from "@playwright/test";
import { budgets } from "../../contract/support/budgets.ts";
import { measureVisitWeight } from "./visit.ts";

/** Expects a first visit to a page with islands to be within budget, before and after scrolling; `page` must be new. */
export async function expectWithinBudgets(page: Page, path: string): Promise<void> {
  const { scriptBefore, scriptAfter, visit } = await measureVisitWeight(page, path);
  expect(scriptBefore).toBeGreaterThan(0);
  expect(scriptBefore).toBeLessThanOrEqual(budgets.scriptBeforeScrolling + budgets.hashNoise);
  expect(scriptAfter).toBeGreaterThan(scriptBefore);
  expect(scriptAfter).toBeLessThanOrEqual(budgets.scriptOfPage);
  expect(visit).toBeLessThanOrEqual(path === "/" ? budgets.firstVisitOfHome : budgets.firstVisit);
}
