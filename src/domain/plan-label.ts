/** The label of a membership: one fixed sheet, the same rows in the same order for every plan. */
import type { Benefit, Plan } from "./plan.ts";

/** What a label states, as data; its words are made from this. */
export type PlanLabel = {
  /** In the public register. */
  number: number;
  planId: Plan["id"];
  planName: string;
  /** MXN for a membership. */
  regularPesos: number;
  /** MXN for who brings a number, in the first months. */
  portingPesos: number;
  portingMonths: number;
  /** For the whole term, in the home countries; null means without a limit. */
  dataGb: number | null;
  /** Instead, in the first month; null where it is the same. */
  firstMonthGb: number | null;
  roaming: Plan["roaming"];
  /** Calendar days from the day it is contracted. */
  termDays: number;
  /** Use above so many times the average of the same offer is anomalous; null where data have a limit of their own. */
  anomalousAboveTimesAverage: number | null;
  /** Names of what comes with it, and of what may be bought apart. */
  included: readonly string[];
  addOns: readonly string[];
};

type LabelFacts = {
  number: number;
  plan: Plan;
  benefits: readonly Benefit[];
  portingMonths: number;
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
    portingPesos: plan.promoPesos,
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
