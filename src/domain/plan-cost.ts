/** What a membership costs in the end. A month is a membership of 30 days, contracted one after the other. */
import { daysAfter, type IsoDay } from "./civil-time.ts";
import type { Plan } from "./plan.ts";

/** As far as the calculation goes: a year of memberships. */
export const maxCostMonths = 12;

export type MonthCost = {
  /** 1 is the first. */
  month: number;
  /** MXN. */
  pesos: number;
  isPromo: boolean;
  gb: Plan["dataGb"];
};

export type PlanCost = {
  months: readonly MonthCost[];
  /** MXN, as are all amounts. */
  totalPesos: number;
  averagePesos: number;
  /** Less than at the regular price. */
  savedPesos: number;
  /** The first month's extra counts. */
  totalGb: Plan["dataGb"];
  /** How many of them are the first month's extra; 0 where there is none. */
  extraGb: number;
  /** Absent where gigabytes are not counted. */
  pesosPerGb?: number;
  /** How many days all of it lasts. */
  days: number;
};

type CostTerms = {
  /** Memberships in a row, from 1 to {@link maxCostMonths}. */
  months: number;
  isPorting: boolean;
  /** How many memberships have the promotional price. */
  promoMonths: number;
};

/** @throws {RangeError} if the months are not a whole number from 1 to {@link maxCostMonths}. */
export function planCost(plan: Plan, { months: count, isPorting, promoMonths }: CostTerms): PlanCost {
  if (!Number.isInteger(count) || count < 1 || count > maxCostMonths)
    throw new RangeError(`not a number of months from 1 to ${maxCostMonths}: ${count}`);
  const months = Array.from({ length: count }, (_, index): MonthCost => {
    const isPromo = isPorting && index < promoMonths;
    return {
      month: index + 1,
      pesos: isPromo ? plan.promoPesos : plan.regularPesos,
      isPromo,
      gb: index === 0 && plan.firstMonthGb !== undefined ? plan.firstMonthGb : plan.dataGb,
    };
  });
  const totalPesos = months.reduce((sum, { pesos }) => sum + pesos, 0);
  const amounts = {
    months,
    totalPesos,
    averagePesos: totalPesos / count,
    savedPesos: plan.regularPesos * count - totalPesos,
    days: plan.durationDays * count,
  };
  if (plan.dataGb === "unlimited") return { ...amounts, totalGb: "unlimited", extraGb: 0 };
  const extraGb = plan.firstMonthGb === undefined ? 0 : plan.firstMonthGb - plan.dataGb;
  const totalGb = plan.dataGb * count + extraGb;
  return { ...amounts, totalGb, extraGb, pesosPerGb: totalPesos / totalGb };
}

/**
 * The day from which the regular price counts, if each membership is contracted the day that the one before it ends.
 *
 * @param start - day of the first membership.
 * @throws {RangeError} if there is no such day.
 * @see docs/decisions/0016-six-months-are-six-memberships.md
 */
export function promoEnd(start: IsoDay, terms: { promoMonths: number; durationDays: number }): IsoDay {
  return daysAfter(start, terms.promoMonths * terms.durationDays);
}
