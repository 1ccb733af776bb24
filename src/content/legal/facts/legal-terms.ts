/**
 * Terms, amounts and percentages of the legal texts. Values that a law or the operator may change are data that staff
 * edit; values written in this file are derived, historical, or not for staff to change. Memberships, prices and
 * promotions are in `plans.ts` and `promotions.ts`, porting in `#domain/porting/porting.ts`.
 *
 * Source: product specification, sections 4, 5 and 9; for a value set by law, the editor's form names the article.
 */
import { data } from "#content/data/legal-terms.ts";
import { readData } from "#content/forms/read-data.ts";
import { legalTermsSchema } from "#content/forms/schemas/legal-term-schema.ts";
import { laws } from "#content/legal/library/references.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { findPlan } from "#content/plans/plans.ts";
import { formatMonth } from "#domain/calendar/spanish-time.ts";

const { line, contract, personalData, authorities, use, ...terms } = readData(
  "src/content/data/legal-terms.ts",
  legalTermsSchema,
  data,
);

/** Calendar days of a line's consecutive states: active, without a membership, suspended (then cancelled). */
export const lineStateDays = {
  membershipDays,
  withoutMembershipDays: line.withoutMembershipDays,
  suspendedDays: line.suspendedDays,
} as const;

/** Calendar days to recover a suspended line with a new eSIM after theft or loss. */
export const { recoveryDays } = line;

/** Duration of a data or roaming package, in calendar days from purchase. */
export const { packageDays } = line;

/**
 * Compensation for substandard service and for undue charges. The source states two deadlines: `appliedWithinDays`, in
 * calendar days from the fault, and in another clause `otherReadingDays`, from the fault or the claim.
 */
export const { compensation } = terms;

const { decisionDays, repeatedWithinMonths, mostUma, breachMonths, ...ofRequests } = personalData;

/** Deadlines of an ARCO rights request, in business days; `disputeDays` is for an appeal to the authority. */
export const arcoDeadlines = ofRequests;

/**
 * Months within which a repeated ARCO request may cost something, and the maximum cost in UMA, a legal unit of account.
 */
export const arcoCost = { repeatedWithinMonths, mostUma } as const;

/** Business days within which the authority decides on a data protection request; extendable once. */
export const dataProtectionDecisionDays = decisionDays;

/** Months from a breach of contract until the data on it is erased. */
export const contractBreachDataMonths = breachMonths;

/** Maximum time to unlock a phone, in hours on business days; minimum warranty of a phone, in calendar days. */
export const { handset } = terms;

/** Minimum and maximum prepaid recharge in Canada, and the price of one megabyte, minute or SMS; all in pesos. */
export const canadaRecharge = {
  minPesos: use.leastRechargePesos,
  maxPesos: use.mostRechargePesos,
  unitPesos: use.rechargeUnitPesos,
} as const;

/** Use of an unlimited plan is anomalous above this multiple of the average use of the same offer. */
export const anomalousUseMultiple = use.anomalousTimes;

export const trafficManagementCode = {
  version: `${terms.trafficCode.version}`,
  month: formatMonth(terms.trafficCode.month),
} as const;

/**
 * Calendar days of notice before a contract change, and before an automatic renewal. `overchargeReturnDays`: business
 * days from a claim to the refund; later refunds bear interest. `overchargeClaimYears`: years after a payment within
 * which an overcharge can be claimed.
 */
export const { changeNoticeDays, automaticRenewalNoticeDays, overchargeReturnDays, overchargeClaimYears } = contract;

const { hoursPerDay, daysPerYear, ...retention } = authorities;

/**
 * Terms for the data that carriers must keep by law: months of a first and a further period, and, for each, hours to
 * deliver data after the notice of a request. For the first period, another term may be expressly set.
 * `contactChangeHours`: hours of notice before the carrier changes its contact for the authorities.
 */
export const dataRetention = retention;

/** Hours per day and days per year during which the operator's desk for authorities is available. */
export const authorityDeskHours = { hours: hoursPerDay, days: daysPerYear } as const;

/** Repealed laws on which the traffic management code of 2024 is based. */
export const formerLaws = {
  telecommunications: {
    name: "Ley Federal de Telecomunicaciones y Radiodifusión",
    short: "LFTR",
    published: "14\u00a0de julio de 2014",
    /** Day on which this law was repealed and the CRT replaced the IFT. */
    ended: "17\u00a0de octubre de 2025",
  },
  privacy: { published: "5\u00a0de julio de 2010" },
} as const;

/**
 * Lifetime of CleverTap's visit cookie; its device cookie lasts a year. Source: measured with clevertap-web-sdk 2.5.2.
 */
export const clevertapVisitCookieMinutes = 20;

/** Length of a Mexican phone number. Source: product specification, section 2. */
export const phoneDigitCount = 10;

export const justiceGuidelinesAmendmentDate = laws.justiceGuidelines.modified;

const exampleFeePesos = findPlan("community").regularPesos;
const exampleDays = { fault: 3, forceMajeure: 4 } as const;

function computeCompensation(basePesos: number, percent: number) {
  const bonusPesos = (basePesos * percent) / 100;
  return { basePesos, bonusPesos, totalPesos: basePesos + bonusPesos };
}

/** Made-up figures that illustrate how compensation is calculated. */
export const compensationExample = {
  planName: findPlan("community").name,
  feePesos: exampleFeePesos,
  days: exampleDays,
  fault: computeCompensation((exampleFeePesos * exampleDays.fault) / membershipDays, compensation.bonusPercent),
  forceMajeure: computeCompensation(
    (exampleFeePesos * exampleDays.forceMajeure) / membershipDays,
    compensation.bonusPercent,
  ),
  undue: computeCompensation(100, compensation.unduePercent),
} as const;
