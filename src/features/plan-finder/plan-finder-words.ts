import type { TripWish } from "#domain/plans/plan-choice.ts";
import type { PriceWords } from "#domain/plans/plan-price.ts";

/** Sentences with gaps for `fill` of `domain/fill.ts`. */
export type PlanFinderWords = {
  heading: string;
  intro: string;
  data: { label: string; hint: string /** The last step of the scale. */; over: string };
  trips: { legend: string; options: readonly { value: TripWish; text: string }[] };
  benefits: { legend: string };
  answer: {
    /** `{plan}`. */
    title: string;
    price: PriceWords;
    why: string;
    /** `{wanted}`, `{has}`. */
    dataCounted: string;
    /** `{wanted}`. */
    dataUnlimited: string;
    /** `{roaming}`. */
    trips: string;
    /** `{name}`, also in the next two. */
    included: string;
    addOn: string;
    none: string;
  };
  /** Label of the disclosure on phones, with the reasons and the next lower and higher membership. */
  reasons: string;
  below: NeighbourWords & {
    /** `{has}`, `{wanted}`. */
    data: string;
    noRoaming: string;
    /** `{where}`. */
    otherRoaming: string;
    /** `{name}`, also in the next one. */
    addOn: string;
    none: string;
  };
  above: NeighbourWords & {
    /** `{has}`. */
    dataCounted: string;
    dataUnlimited: string;
    /** `{roaming}`. */
    roaming: string;
    /** `{names}`. */
    benefits: string;
  };
};

export type NeighbourWords = {
  /** `{plan}`. */
  title: string;
  /** `{pesos}`. */
  text: string;
};
