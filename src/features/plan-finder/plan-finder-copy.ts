import type { TripWish } from "#domain/plans/plan-choice.ts";
import type { PriceCopy } from "#domain/plans/price/plan-price.ts";

export type PlanFinderCopy = {
  heading: string;
  /** Before an answer, with the placeholder `{plan}`: the membership that the dial shows. */
  intro: string;
  data: {
    label: string;
    hint: string;
    /** The smallest amount as a choice, with the placeholder `{gb}`. */
    smallest: string;
    /** The largest amount as a choice. */
    largest: string;
    /** The largest amount in a sentence, and as the last step of a scale. */
    moreThan: string;
  };
  trips: { legend: string; options: readonly { value: TripWish; text: string }[] };
  benefits: { legend: string };
  answer: {
    /** Has the placeholder `{plan}`. */
    title: string;
    price: PriceCopy;
    /** Has the placeholders `{wanted}` and `{has}`. */
    dataCounted: string;
    /** Has the placeholder `{wanted}`. */
    dataUnlimited: string;
    /** Has the placeholder `{roaming}`. */
    trips: string;
    /** A benefit that the next cheaper membership does not include, with `{name}` and `{plan}`. */
    lowestPlan: string;
    /** `included`, `addOn` and `notIncluded` have `{name}`. */
    included: string;
    addOn: string;
    none: string;
  };
  /** Label of the disclosure with the reasons and the next lower and higher membership. */
  reasons: string;
  lowerPlan: NeighbourCopy & {
    /** Has the placeholders `{has}` and `{wanted}`. */
    data: string;
    noRoaming: string;
    /** Has the placeholder `{where}`. */
    otherRoaming: string;
    /** `addOn` and `notIncluded` have `{name}`. */
    addOn: string;
    notIncluded: string;
  };
  higherPlan: NeighbourCopy & {
    /** Has the placeholder `{has}`. */
    dataCounted: string;
    dataUnlimited: string;
    /** Has the placeholder `{roaming}`. */
    roaming: string;
    /** Has the placeholder `{names}`. */
    benefits: string;
  };
};

export type NeighbourCopy = {
  /** Has the placeholder `{plan}`. */
  title: string;
  /** Difference in price, with the placeholder `{pesos}`. */
  text: string;
};
