import { expect, test } from "vitest";
import type { Plan } from "#domain/plan.ts";
import { firstMonthExtraPercent, membershipDays, plans, porting } from "./plans.ts";

const all: readonly Plan[] = plans;

test("memberships are listed cheapest first, and last equally long", () => {
  const prices = all.map(({ regularPesos }) => regularPesos);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(new Set(all.map(({ durationDays }) => durationDays))).toEqual(new Set([membershipDays]));
});

test("the porting price of every membership is the regular one less the discount", () => {
  for (const { name, regularPesos, promoPesos } of all) {
    expect(promoPesos, name).toBe((regularPesos * (100 - porting.discountPercent)) / 100);
  }
});

test("a first month with extra data has it in the proportion that is advertised", () => {
  const bonus = all.filter(({ firstMonthGb }) => firstMonthGb !== undefined);
  for (const { name, dataGb, firstMonthGb } of bonus) {
    expect(firstMonthGb, name).toBe((Number(dataGb) * (100 + firstMonthExtraPercent)) / 100);
  }
});
