/** What a person pays today for a year's payments, beside a membership with as much data. */
import { computePlanCost, maxCostMonths, type PlanCost } from "./monthly-cost.ts";
import { hasEnoughData, type Plan } from "./plan.ts";

/** Number of payments on the receipt. */
export const receiptPayments = maxCostMonths;

export type Receipt = {
  plan: Plan;
  cost: PlanCost;
  /** {@link receiptPayments} payments of today, in MXN. */
  todayPesos: number;
  /** In MXN; negative if today's payments are lower. */
  savedPesos: number;
};

type ReceiptTerms = {
  /** What the person pays each month, in MXN. */
  monthlyPesos: number;
  /** Data per month. */
  gb: Plan["dataGb"];
  isPorting: boolean;
  promoMonths: number;
};

/**
 * Compares today's payments with those of the cheapest membership that has the data. The first month's extra data does
 * not count, because it ends after a month.
 *
 * @param plans - cheapest first.
 * @throws {RangeError} if no plan has the data.
 */
export function computeReceipt(plans: readonly Plan[], terms: ReceiptTerms): Receipt {
  const { monthlyPesos, gb, isPorting, promoMonths } = terms;
  const plan = plans.find(({ dataGb }) => hasEnoughData(dataGb, gb));
  if (!plan) throw new RangeError(`no plan with ${gb} GB`);
  const cost = computePlanCost(plan, { months: receiptPayments, isPorting, promoMonths });
  const todayPesos = monthlyPesos * receiptPayments;
  return { plan, cost, todayPesos, savedPesos: todayPesos - cost.totalPesos };
}
