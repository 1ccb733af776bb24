/** Comparison of a year of a person's current payments with a membership that has as much data. */
import { hasEnoughData, type Plan } from "#domain/plans/plan.ts";
import { type CostBreakdown, computePlanCost, maxCostMonths } from "./monthly-cost.ts";

/** Number of payments on the receipt. */
export const receiptPayments = maxCostMonths;

export type ReceiptContent = {
  plan: Plan;
  cost: CostBreakdown;
  /** Sum of {@link receiptPayments} current payments, in MXN. */
  todayPesos: number;
  /** Amount that the person saves in MXN; negative if the current payments are lower. */
  savedPesos: number;
};

type ReceiptTerms = {
  /** Amount that the person pays each month, in MXN. */
  monthlyPesos: number;
  /** Amount of data per month. */
  gb: Plan["dataGb"];
  isPorting: boolean;
  promoMonths: number;
};

/**
 * Compares the current payments with those of the cheapest membership that has enough data. The first month's extra
 * data does not count, because it ends after a month.
 *
 * @param plans - cheapest first.
 * @throws {RangeError} if no plan has enough data.
 */
export function computeReceipt(plans: readonly Plan[], terms: ReceiptTerms): ReceiptContent {
  const { monthlyPesos, gb, isPorting, promoMonths } = terms;
  const plan = plans.find(({ dataGb }) => hasEnoughData(dataGb, gb));
  if (!plan) throw new RangeError(`no plan with ${gb} GB`);
  const cost = computePlanCost(plan, { months: receiptPayments, isPorting, promoMonths });
  const todayPesos = monthlyPesos * receiptPayments;
  return { plan, cost, todayPesos, savedPesos: todayPesos - cost.totalPesos };
}
