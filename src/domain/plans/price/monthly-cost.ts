/** Total cost of memberships. A month is one membership of 30 days; they are contracted one after the other. */
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import type { Plan } from "#domain/plans/plan.ts";

/** Maximum number of months in a calculation: a year of memberships. */
export const maxCostMonths = 12;

export type MonthCost = {
  /** Number of the month, counted from 1. */
  month: number;
  /** Price of the month in MXN. */
  pesos: number;
  isPromo: boolean;
  gb: Plan["dataGb"];
};

export type CostBreakdown = {
  months: readonly MonthCost[];
  /** Sum of the months' prices in MXN, like the other amounts. */
  totalPesos: number;
  averagePesos: number;
  /** Savings compared with the regular price. */
  savedPesos: number;
  /** Gigabytes of all months, with the first month's extra. */
  totalGb: Plan["dataGb"];
  /** The first month's extra gigabytes, included in `totalGb`; 0 if there are none. */
  extraGb: number;
  /** Average price of a gigabyte; absent if the data are unlimited. */
  pesosPerGb?: number;
  /** Total duration of the memberships in days. */
  days: number;
};

type CostTerms = {
  /** Number of successive memberships, from 1 to {@link maxCostMonths}. */
  months: number;
  isPorting: boolean;
  /** Number of memberships with the promotional price, if the plan has one. */
  promoMonths: number;
};

/** @throws {RangeError} if `months` is not a whole number from 1 to {@link maxCostMonths}. */
export function computePlanCost(plan: Plan, { months: monthCount, isPorting, promoMonths }: CostTerms): CostBreakdown {
  if (!Number.isInteger(monthCount) || monthCount < 1 || monthCount > maxCostMonths)
    throw new RangeError(`not a number of months from 1 to ${maxCostMonths}: ${monthCount}`);
  const months = Array.from({ length: monthCount }, (_, index): MonthCost => {
    const promoPesos = isPorting && index < promoMonths ? plan.promoPesos : undefined;
    return {
      month: index + 1,
      pesos: promoPesos ?? plan.regularPesos,
      isPromo: promoPesos !== undefined,
      gb: index === 0 && plan.firstMonthGb !== undefined ? plan.firstMonthGb : plan.dataGb,
    };
  });
  const totalPesos = months.reduce((sum, { pesos }) => sum + pesos, 0);
  const amounts = {
    months,
    totalPesos,
    averagePesos: totalPesos / monthCount,
    savedPesos: plan.regularPesos * monthCount - totalPesos,
    days: plan.membershipDays * monthCount,
  };
  if (plan.dataGb === "unlimited") return { ...amounts, totalGb: "unlimited", extraGb: 0 };
  const extraGb = plan.firstMonthGb === undefined ? 0 : plan.firstMonthGb - plan.dataGb;
  const totalGb = plan.dataGb * monthCount + extraGb;
  return { ...amounts, totalGb, extraGb, pesosPerGb: totalPesos / totalGb };
}

/**
 * Computes the day on which `count` memberships end, if each is contracted on the day the previous one ends. After
 * discounted memberships, the regular price applies from that day on.
 *
 * @param start - day of the first membership.
 * @throws {RangeError} if `start` is not a valid day.
 * @see docs/decisions/0004-porting-price-and-term.md
 */
export function computeMembershipsEnd(start: IsoDay, terms: { count: number; membershipDays: number }): IsoDay {
  return addDays(start, terms.count * terms.membershipDays);
}
