/** The terms of a registered promotion, with its own figures. */

/** `code`: a promotion with codes, whose percentage is not known here. */
export type PromotionTerms =
  | { kind: "porting"; percent: number; months: number }
  | { kind: "referral"; referrerPercent: number; referredPercent: number; referredMemberships: number }
  | { kind: "extraData"; percent: number; days: number }
  | { kind: "bigbox"; couponPesos: number }
  | { kind: "wimazon"; primeMonths: number; voucherPesos: number }
  | { kind: "code" };
