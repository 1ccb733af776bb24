import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPlan } from "#content/plans/plans.ts";
import { appScreens } from "./app-screens.ts";

test("the app's screens never show more data than the membership includes", () => {
  const [usage] = appScreens;
  expect(usage?.ring?.share).toBe(Number(usage?.ring?.figure) / Number(findPlan("community").dataGb));
  expect(usage?.ring?.share).toBeLessThanOrEqual(1);
});

test("the animated counter of the home page ends at the figure of the app's usage screen", () => {
  const sheet = readFileSync("src/pages/index/hero/hero-stage.module.css", "utf8");
  const end = /@property --gb \{[^}]*initial-value: (\d+);/.exec(sheet)?.[1];
  expect(end).toBe(appScreens.find(({ id }) => id === "usage")?.ring?.figure);
});
