/**
 * Terms, amounts and percentages of the legal texts. Source: product specification, sections 4, 5 and 9, unless a fact
 * names another. Memberships, prices, promotions: `plans.ts`, `promotions.ts`; portability: `#domain/portability.ts`.
 */
import { membershipDays } from "#content/plans/plan-rows.ts";
import { planOf } from "#content/plans/plans.ts";

/** Consecutive calendar days: active, then without a membership, then suspended, then cancelled. */
export const lineLife = {
  membershipDays,
  withoutMembershipDays: 30,
  suspendedDays: 30,
} as const;

/** Calendar days that a data or roaming package lasts from its purchase. */
export const packageDays = 30;

/**
 * What is given back when the service is not as agreed, and after an undue charge. The source states two terms for
 * applying it: 15 calendar days from the event and, in another clause, 5 days from the event or claim.
 */
export const compensation = {
  bonusPercent: 20,
  unduePercent: 20,
  forceMajeureHours: 72,
  appliedWithinDays: 15,
  otherReadingDays: 5,
} as const;

/** Terms of an ARCO rights request, in business days. */
export const arcoTerms = {
  answerDays: 20,
  carryOutDays: 15,
  askForMoreDays: 5,
  replyDays: 10,
  /** To appeal to the authority. Source: LFPDPPP, article 40. */
  disputeDays: 15,
} as const;

/** Calendar days to recover a suspended line with a new eSIM after a theft or a loss. */
export const recoveryDays = 60;

export const handset = {
  /** Maximum, on a business day. */
  unlockHours: 24,
  /** Minimum, in calendar days. */
  guaranteeDays: 90,
} as const;

/** A prepaid recharge in Canada, and what a megabyte, a minute or an SMS uses up of it. */
export const canadaRecharge = { leastPesos: 10, mostPesos: 1_000, unitPesos: 0.75 } as const;

/** The traffic code's own version. */
export const trafficCode = { version: "1", month: "septiembre de 2024" } as const;

/**
 * Calendar days of notice before the contracted conditions change. Source: LMTR, articles 185, fraction IX, and 186,
 * fraction I.
 */
export const changeNoticeDays = 30;

/** Calendar days of notice before an automatic renewal. Source: LFPC, article 76 BIS, fraction VIII. */
export const automaticRenewalNoticeDays = 5;

/** Business days from the claim to refund an overcharge, after which interest runs. Source: LFPC, article 91. */
export const overchargeReturnDays = 5;

/** Months after which data on a breach of contract is erased. Source: LFPDPPP, article 10. */
export const breachDataMonths = 72;

/**
 * Use of an unlimited plan is anomalous above this many times the average of its own offer. Source: product
 * specification, section 9.
 */
export const anomalousUse = { timesAverage: 2 } as const;

/**
 * Data that carriers must keep by law, and how soon they must hand it over. Source: LMTR, article 183, fractions II,
 * III and IV.
 */
export const dataRetention = {
  firstMonths: 12,
  furtherMonths: 12,
  /** From the notice of a request for the further months. */
  furtherDeliveryHours: 48,
  /** From the notice, unless another term is expressly set. */
  deliveryHours: 24,
  /** Before the person responsible for the area changes. */
  contactChangeHours: 24,
} as const;

/** Months within which a repeated ARCO request may be charged, and the highest charge. Source: LFPDPPP, article 34. */
export const arcoCost = { repeatedWithinMonths: 12, mostUma: 3 } as const;

/**
 * Business days in which the authority decides on a request for data protection, extendable once. Source: LFPDPPP,
 * article 42.
 */
export const dataProtectionDecisionDays = 50;

/** Years from the payment to claim back an overcharge. Source: LFPC, article 91. */
export const overchargeClaimYears = 1;

/** Laws no longer in force on which the traffic code of 2024 is based. */
export const formerLaws = {
  telecommunications: {
    name: "Ley Federal de Telecomunicaciones y Radiodifusión",
    short: "LFTR",
    published: "14\u00a0de julio de 2014",
    /** Also the day on which the regulator changed. */
    ended: "17\u00a0de octubre de 2025",
  },
  privacy: { published: "5\u00a0de julio de 2010" },
} as const;

/** How long CleverTap's visit cookie lasts; its device cookie, a year. Source: clevertap-web-sdk 2.5.2, as measured. */
export const clevertapVisitMinutes = 20;

/** Digits of a telephone number in Mexico. Source: product specification, section 2. */
export const phoneDigits = 10;

/**
 * When the area that answers the authorities is available: hours of the day, days of the year. Source: LMTR, article
 * 183, fraction IV.
 */
export const authoritiesHours = { hours: 24, days: 365 } as const;

/** When the guidelines of `laws.justiceGuidelines` were last changed. */
export const justiceGuidelinesModified = "7\u00a0de febrero de 2025";

const exampleFee = planOf("community").regularPesos;
const exampleDays = { fault: 3, forceMajeure: 4 } as const;

/** Pesos given back, the minimum added to them, and the total. */
function compensated(basePesos: number, percent: number) {
  const bonusPesos = (basePesos * percent) / 100;
  return { basePesos, bonusPesos, totalPesos: basePesos + bonusPesos };
}

/** Figures that illustrate how compensation is calculated; not a real case. */
export const compensationExample = {
  planName: planOf("community").name,
  feePesos: exampleFee,
  days: exampleDays,
  fault: compensated((exampleFee * exampleDays.fault) / membershipDays, compensation.bonusPercent),
  forceMajeure: compensated((exampleFee * exampleDays.forceMajeure) / membershipDays, compensation.bonusPercent),
  undue: compensated(100, compensation.unduePercent),
} as const;
