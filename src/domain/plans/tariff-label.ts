/** The label of a membership: a standard table with the same rows in the same order for every plan. */
import { type Benefit, listIncludedBenefits, type Plan } from "./plan.ts";

/** The contents of a label as data, from which its text is built. */
export type TariffLabel = {
  /** Number in the public register. */
  number: number;
  planId: Plan["id"];
  planName: string;
  /** Regular price of a membership in MXN. */
  regularPesos: number;
  /** Price in MXN for customers who port their number; null without such an offer. */
  portingPesos: number | null;
  /** Number of memberships with this price; null without such an offer. */
  portingMonths: number | null;
  /** Gigabytes for the whole term, in Mexico, the USA and Canada; null if unlimited. */
  dataGb: number | null;
  /** Gigabytes of the first membership; null if they are the same as `dataGb`. */
  firstMonthGb: number | null;
  roaming: Plan["roaming"];
  /** Number of calendar days from the day of contracting. */
  termDays: number;
  /**
   * Usage above this multiple of the average for the same offer is anomalous; null for a plan with a limited data
   * allowance.
   */
  anomalousAboveTimesAverage: number | null;
  /** Names of the included benefits. */
  included: readonly string[];
  /** Names of the benefits that can be bought separately. */
  addOns: readonly string[];
};

type TariffLabelFacts = {
  number: number;
  plan: Plan;
  benefits: readonly Benefit[];
  /** Number of months, of 30 days each, at the porting price; null without an offer. */
  portingMonths: number | null;
  anomalousUseMultiple: number;
};

export function computeTariffLabel({
  number,
  plan,
  benefits,
  portingMonths,
  anomalousUseMultiple,
}: TariffLabelFacts): TariffLabel {
  return {
    number,
    planId: plan.id,
    planName: plan.name,
    regularPesos: plan.regularPesos,
    portingPesos: plan.promoPesos ?? null,
    portingMonths,
    dataGb: plan.dataGb === "unlimited" ? null : plan.dataGb,
    firstMonthGb: plan.firstMonthGb ?? null,
    roaming: plan.roaming,
    termDays: plan.membershipDays,
    anomalousAboveTimesAverage: plan.dataGb === "unlimited" ? anomalousUseMultiple : null,
    included: listIncludedBenefits(plan.id, benefits).map(({ name }) => name),
    addOns: benefits.filter(({ status }) => status[plan.id] === "addOn").map(({ name }) => name),
  };
}

export type TariffLabelGroup = {
  heading: string;
  rows: readonly { name: string; value: string; isFigure?: boolean }[];
};
