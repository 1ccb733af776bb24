import type { Offer } from "./offer.ts";
import type { Plan } from "./plan.ts";

type Amount = { path: (keyof Offer | "pesos" | "gb" | Plan["id"])[]; expected: number };

/** Finds the amounts of an offer that do not match its percentages; `expected` is in whole pesos or gigabytes. */
export function findDiscountMismatches(
  { porting, firstMonth }: Offer,
  plans: readonly Pick<Plan, "id" | "regularPesos" | "dataGb">[],
): Amount[] {
  return plans.flatMap(({ id, regularPesos, dataGb }) => {
    const amounts: Amount[] = [];
    if (porting) {
      const expected = Math.round((regularPesos * (100 - porting.percent)) / 100);
      if (porting.pesos[id] !== expected) amounts.push({ path: ["porting", "pesos", id], expected });
    }
    const gb = firstMonth?.gb[id];
    if (firstMonth && gb !== undefined) {
      const expected = Math.round((Number(dataGb) * (100 + firstMonth.percent)) / 100);
      if (gb !== expected) amounts.push({ path: ["firstMonth", "gb", id], expected });
    }
    return amounts;
  });
}
