/**
 * Terms, amounts and percentages of the legal texts. Staff edit the values that a law or the operator may change; the
 * values in this file are derived, historical or not for staff to change. Memberships, prices, promotions: `plans.ts`,
 * `promotions.ts`; portability: `#domain/lines/portability.ts`.
 *
 * Source: product specification, sections 4, 5 and 9; if it is a law, the form names the article.
 */
import { data } from "#content/data/legal-terms.ts";
import { readData } from "#content/forms/read-data.ts";
import { legalTermsSchema } from "#content/forms/schemas/legal-term-schema.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { findPlan } from "#content/plans/plans.ts";
import { formatMonth } from "#domain/calendar/spanish-time.ts";
import { laws } from "./laws.ts";

const { line, contract, personalData, authorities, use, ...terms } = readData(
  "src/content/data/legal-terms.ts",
  legalTermsSchema,
  data,
);

/** Consecutive calendar days: active, then without a membership, then suspended, then cancelled. */
export const lineLife = {
  membershipDays,
  withoutMembershipDays: line.withoutMembershipDays,
  suspendedDays: line.suspendedDays,
} as const;

/** Calendar days to recover a suspended line with a new eSIM after theft or loss. */
export const { recoveryDays } = line;

/** Calendar days from purchase that a data or roaming package lasts. */
export const { packageDays } = line;

/**
 * Compensation for service below what was agreed, and for undue charges. The source states two terms for applying it:
 * 15 calendar days from the event and, in another clause, 5 days from the event or claim.
 */
export const { compensation } = terms;

const { decisionDays, repeatedWithinMonths, mostUma, breachMonths, ...ofRequests } = personalData;

/** Terms of an ARCO rights request, in business days; `disputeDays` is the term to appeal to the authority. */
export const arcoTerms = ofRequests;

/** Months within which a repeated ARCO request may be charged, and the highest charge. */
export const arcoCost = { repeatedWithinMonths, mostUma } as const;

/** Business days for the authority to decide on a request for data protection; extendable once. */
export const dataProtectionDecisionDays = decisionDays;

/** Months after which data on a breach of contract is erased. */
export const breachDataMonths = breachMonths;

/** Maximum time to unlock, in hours of a business day; minimum guarantee, in calendar days. */
export const { handset } = terms;

/** Limits of a prepaid recharge in Canada, and the price of a megabyte, a minute or an SMS, in pesos. */
export const canadaRecharge = {
  leastPesos: use.leastRechargePesos,
  mostPesos: use.mostRechargePesos,
  unitPesos: use.rechargeUnitPesos,
} as const;

/** Multiple of the average use of the same offer above which use of an unlimited plan is anomalous. */
export const anomalousUse = { timesAverage: use.anomalousTimes } as const;

/** Version and month of the traffic code itself. */
export const trafficCode = {
  version: `${terms.trafficCode.version}`,
  month: formatMonth(terms.trafficCode.month),
} as const;

/**
 * Calendar days of notice before contract changes and before an automatic renewal; business days from the claim to
 * refund an overcharge, after which interest accrues; years from the payment to claim it.
 */
export const { changeNoticeDays, automaticRenewalNoticeDays, overchargeReturnDays, overchargeClaimYears } = contract;

const { hoursPerDay, daysPerYear, ...retention } = authorities;

/**
 * Terms for the data that carriers must keep by law: months of retention, hours to deliver the data, and hours of
 * notice before the contact changes. Delivery counts from the notice, unless another term is expressly set; for the
 * additional months, from the notice of a request.
 */
export const dataRetention = retention;

/** Availability of the area that answers the authorities. */
export const authoritiesHours = { hours: hoursPerDay, days: daysPerYear } as const;

/** Repealed laws on which the traffic code of 2024 is based; historical, so they never change. */
export const formerLaws = {
  telecommunications: {
    name: "Ley Federal de Telecomunicaciones y Radiodifusión",
    short: "LFTR",
    published: "14\u00a0de julio de 2014",
    /** Day of the law's repeal, on which the regulator also changed. */
    ended: "17\u00a0de octubre de 2025",
  },
  privacy: { published: "5\u00a0de julio de 2010" },
} as const;

/**
 * Lifetime of CleverTap's visit cookie (its device cookie lasts a year), set by its SDK and not by staff. Source:
 * clevertap-web-sdk 2.5.2, as measured.
 */
export const clevertapVisitMinutes = 20;

/** Length of a Mexican phone number, required by forms and tools. Source: product specification, section 2. */
export const phoneDigits = 10;

/** Day of the last change to the guidelines of `laws.justiceGuidelines`. */
export const justiceGuidelinesModified = laws.justiceGuidelines.modified;

const exampleFee = findPlan("community").regularPesos;
const exampleDays = { fault: 3, forceMajeure: 4 } as const;

/** Compensation in pesos: the base, the minimum added to it, and the total. */
function compensated(basePesos: number, percent: number) {
  const bonusPesos = (basePesos * percent) / 100;
  return { basePesos, bonusPesos, totalPesos: basePesos + bonusPesos };
}

/** Figures that illustrate how compensation is calculated; not a real case. */
export const compensationExample = {
  planName: findPlan("community").name,
  feePesos: exampleFee,
  days: exampleDays,
  fault: compensated((exampleFee * exampleDays.fault) / membershipDays, compensation.bonusPercent),
  forceMajeure: compensated((exampleFee * exampleDays.forceMajeure) / membershipDays, compensation.bonusPercent),
  undue: compensated(100, compensation.unduePercent),
} as const;
