import { expect, test } from "vitest";
import type { Plan } from "#domain/plans/plan.ts";
import { membershipDays } from "./plan-rows.ts";
import { plans, plansWithoutRoaming, plansWithRoaming } from "./plans.ts";

const all: readonly Plan[] = plans;

test("memberships are listed cheapest first and have the same duration", () => {
  const prices = all.map(({ regularPesos }) => regularPesos);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(new Set(all.map(({ durationDays }) => durationDays))).toEqual(new Set([membershipDays]));
});

test("at least one membership has roaming and at least one has none, because sentences name both kinds", () => {
  expect(plansWithRoaming).not.toEqual([]);
  expect(plansWithoutRoaming).not.toEqual([]);
});
