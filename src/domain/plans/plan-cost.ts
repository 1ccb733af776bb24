/** What memberships cost in total. A month is one membership of 30 days; they are contracted one after the other. */
import { daysAfter, type IsoDay } from "#domain/calendar/civil-time.ts";
import type { Plan } from "./plan.ts";

/** The longest period calculated: a year of memberships. */
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
  /** Compared with the regular price. */
  savedPesos: number;
  /** Includes the first month's extra. */
  totalGb: Plan["dataGb"];
  /** How many of them are the first month's extra; 0 if there is none. */
  extraGb: number;
  /** Absent if gigabytes are not counted. */
  pesosPerGb?: number;
  /** How many days they last together. */
  days: number;
};

type CostTerms = {
  /** Memberships in a row, from 1 to {@link maxCostMonths}. */
  months: number;
  isPorting: boolean;
  /** How many memberships have the promotional price, if the plan has one. */
  promoMonths: number;
};

/** @throws {RangeError} if the months are not a whole number from 1 to {@link maxCostMonths}. */
export function planCost(plan: Plan, { months: count, isPorting, promoMonths }: CostTerms): PlanCost {
  if (!Number.isInteger(count) || count < 1 || count > maxCostMonths)
    throw new RangeError(`not a number of months from 1 to ${maxCostMonths}: ${count}`);
  const months = Array.from({ length: count }, (_, index): MonthCost => {
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
 * The day on which as many memberships end, if each is contracted on the day the previous one ends: from it on, the
 * regular price applies after those with a discount.
 *
 * @param start - day of the first membership.
 * @throws {RangeError} if there is no such day.
 * @see docs/decisions/0004-porting-price-and-term.md
 */
export function membershipsEnd(start: IsoDay, terms: { count: number; durationDays: number }): IsoDay {
  return daysAfter(start, terms.count * terms.durationDays);
}
