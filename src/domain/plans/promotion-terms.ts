/** The terms of a promotion, with its own figures. */
import type { PlanId } from "./plan.ts";

/** The terms in the operator's own words, with the price per membership in MXN, or the discount, where there is one. */
export type TextTerms = {
  kind: "text";
  text: string;
  conditions: string;
  percent?: number;
  pesos?: Readonly<Partial<Record<PlanId, number>>>;
};

/**
 * Terms of a promotion. `code`: a promotion with codes, whose percentage is unknown. New promotions are of the kind
 * `text`.
 */
export type PromotionTerms =
  | TextTerms
  | { kind: "porting"; percent: number; months: number }
  | { kind: "referral"; referrerPercent: number; referredPercent: number; referredMemberships: number }
  | { kind: "extraData"; percent: number; days: number }
  | { kind: "bigbox"; couponPesos: number }
  | { kind: "wimazon"; primeMonths: number; voucherPesos: number }
  | { kind: "code" };
