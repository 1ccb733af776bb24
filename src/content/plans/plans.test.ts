import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Plan } from "#domain/plans/plan.ts";
import { membershipDays } from "./plan-rows.ts";
import { plans, plansWithoutRoaming, plansWithRoaming } from "./plans.ts";

const all: readonly Plan[] = plans;

test("memberships are listed cheapest first, and last equally long", () => {
  const prices = all.map(({ regularPesos }) => regularPesos);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(new Set(all.map(({ durationDays }) => durationDays))).toEqual(new Set([membershipDays]));
});

test("the stylesheet has the colours of every membership's look", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  for (const { id, look } of plans) {
    const rule = new RegExp(`\\[data-plan="${id}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
    expect(rule, id).toContain(`--plan: var(--${look.tone});`);
    expect([id, rule.includes("--plan-ink: var(--blanco);")]).toEqual([id, look.ink === "light"]);
  }
});

test("sentences name the memberships with roaming and those without, so there is one of each", () => {
  expect(plansWithRoaming).not.toEqual([]);
  expect(plansWithoutRoaming).not.toEqual([]);
});
