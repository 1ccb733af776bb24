import type { Offer } from "#domain/plans/offer.ts";
import type { Plan } from "#domain/plans/plan.ts";

type RegularPlan = Pick<Plan, "id" | "name" | "regularPesos" | "dataGb">;
type AmountMismatch = { path: (keyof Offer | "pesos" | "gb" | Plan["id"])[]; expected: number; plan: RegularPlan };

/** Finds the amounts of an offer that do not match its percentages; `expected` is in whole pesos or gigabytes. */
export function findDiscountMismatches(
  { porting, firstMonth }: Offer,
  plans: readonly RegularPlan[],
): AmountMismatch[] {
  return plans.flatMap((plan) => {
    const { id, regularPesos, dataGb } = plan;
    const amounts: AmountMismatch[] = [];
    if (porting) {
      const expectedPesos = Math.round((regularPesos * (100 - porting.percent)) / 100);
      if (porting.pesos[id] !== expectedPesos)
        amounts.push({ path: ["porting", "pesos", id], expected: expectedPesos, plan });
    }
    const gb = firstMonth?.gb[id];
    if (firstMonth && gb !== undefined && dataGb !== "unlimited") {
      const expectedGb = Math.round((dataGb * (100 + firstMonth.percent)) / 100);
      if (gb !== expectedGb) amounts.push({ path: ["firstMonth", "gb", id], expected: expectedGb, plan });
    }
    return amounts;
  });
}
