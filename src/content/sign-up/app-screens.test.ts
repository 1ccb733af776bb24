import { expect, test } from "vitest";
import { findPlan } from "#content/plans/plans.ts";
import { appScreens } from "./app-screens.ts";

test("the app's screens never show more data than the membership includes", () => {
  const [usage] = appScreens;
  expect(usage?.ring?.share).toBe(Number(usage?.ring?.figure) / Number(findPlan("community").dataGb));
  expect(usage?.ring?.share).toBeLessThanOrEqual(1);
});
