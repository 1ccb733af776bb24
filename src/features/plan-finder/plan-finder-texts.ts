import type { TripWish } from "#domain/plans/plan-choice.ts";
import type { PriceTexts } from "#domain/plans/plan-price.ts";

export type PlanFinderTexts = {
  heading: string;
  intro: string;
  data: { label: string; hint: string /** The last step of the scale. */; over: string };
  trips: { legend: string; options: readonly { value: TripWish; text: string }[] };
  benefits: { legend: string };
  answer: {
    /** With `{plan}`. */
    title: string;
    price: PriceTexts;
    why: string;
    /** With `{wanted}`, `{has}`. */
    dataCounted: string;
    /** With `{wanted}`. */
    dataUnlimited: string;
    /** With `{roaming}`. */
    trips: string;
    /** `included`, `addOn` and `none` have `{name}`. */
    included: string;
    addOn: string;
    none: string;
  };
  /** Label of the disclosure on phones, with the reasons and the next lower and higher membership. */
  reasons: string;
  below: NeighbourTexts & {
    /** With `{has}`, `{wanted}`. */
    data: string;
    noRoaming: string;
    /** With `{where}`. */
    otherRoaming: string;
    /** `addOn` and `none` have `{name}`. */
    addOn: string;
    none: string;
  };
  above: NeighbourTexts & {
    /** With `{has}`. */
    dataCounted: string;
    dataUnlimited: string;
    /** With `{roaming}`. */
    roaming: string;
    /** With `{names}`. */
    benefits: string;
  };
};

export type NeighbourTexts = {
  /** With `{plan}`. */
  title: string;
  /** Difference in price, `{pesos}`. */
  text: string;
};
