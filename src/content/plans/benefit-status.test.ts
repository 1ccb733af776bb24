import { expect, test } from "vitest";
import { describeBenefitCost } from "./benefit-status.ts";
import { benefits } from "./benefits.ts";
import { plans } from "./plans.ts";

test("a benefit's cost names the memberships that include it or, without any, those to which it can be added", () => {
  for (const { id, status } of benefits) {
    const cost = describeBenefitCost(id);
    const [including, adding] = (["included", "addOn"] as const).map((wanted) =>
      plans.filter((plan) => status[plan.id] === wanted),
    );
    const isIncluded = including?.length !== 0;
    const isAddOnEverywhere = adding?.length === plans.length;
    expect(cost).toMatch(isIncluded ? /^Viene con / : /^Tiene costo aparte, con /);
    expect(plans.filter(({ name }) => cost.includes(name))).toEqual(
      isIncluded ? including : isAddOnEverywhere ? [] : adding,
    );
    expect(cost.endsWith("cualquier membresía")).toBe(isAddOnEverywhere);
  }
});
