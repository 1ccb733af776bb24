/** The label of a membership: a fixed sheet with the same rows in the same order for every plan. */
import type { Benefit, Plan } from "./plan.ts";

/** What a label states, as data; its wording is built from this. */
export type PlanLabel = {
  /** In the public register. */
  number: number;
  planId: Plan["id"];
  planName: string;
  /** MXN per membership. */
  regularPesos: number;
  /** MXN for customers who port their number, in the first months; both null while nothing is on offer for them. */
  portingPesos: number | null;
  portingMonths: number | null;
  /** For the whole term, in the home countries; null means unlimited. */
  dataGb: number | null;
  /** Instead of `dataGb`, in the first month; null if it is the same. */
  firstMonthGb: number | null;
  roaming: Plan["roaming"];
  /** Calendar days from the day of contracting. */
  termDays: number;
  /** Use above this many times the average of the same offer is anomalous; null if the data have their own limit. */
  anomalousAboveTimesAverage: number | null;
  /** Names of the benefits that are included, and of those that can be bought separately. */
  included: readonly string[];
  addOns: readonly string[];
};

type LabelFacts = {
  number: number;
  plan: Plan;
  benefits: readonly Benefit[];
  /** Null while nothing is on offer. */
  portingMonths: number | null;
  anomalousTimes: number;
};

export function planLabel({ number, plan, benefits, portingMonths, anomalousTimes }: LabelFacts): PlanLabel {
  const named = (wanted: string) =>
    benefits.flatMap(({ name, standing }) => (standing[plan.id] === wanted ? [name] : []));
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
    termDays: plan.durationDays,
    anomalousAboveTimesAverage: plan.dataGb === "unlimited" ? anomalousTimes : null,
    included: named("included"),
    addOns: named("addOn"),
  };
}

export type LabelGroup = {
  heading: string;
  rows: readonly { name: string; value: string; isFigure?: boolean }[];
};
