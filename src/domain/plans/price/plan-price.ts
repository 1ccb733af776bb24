/** Wording of a membership's prices, for a ported and for a new number. */
import type { Plan } from "#domain/plans/plan.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

export type PriceCopy = {
  period: string;
  /** Text below the price if there is only one. */
  terms: string;
  /** Texts of the offer for customers who bring their number; absent without such an offer. */
  offer?:
    | {
        /** Label of the price for a ported number. */
        portedNumber: string;
        /** Label of the price for a new number. */
        newNumber: string;
        /** Text below the promotional price; `{price}` is the regular price that follows. */
        portedNumberTerms: string;
        newNumberTerms: string;
      }
    | undefined;
};

/**
 * A text about a price for customers who port their number, and one for those with a new number. Without
 * `portedNumber`, `newNumber` is for both; `who` names the customers of each.
 */
export type PriceTextPair = {
  portedNumber?: string;
  newNumber: string;
  who?: { portedNumber: string; newNumber: string };
};

type PricedPlan = Pick<Plan, "regularPesos" | "promoPesos">;

export function formatPrices({ regularPesos, promoPesos }: PricedPlan, { offer }: PriceCopy): PriceTextPair {
  if (!offer || promoPesos === undefined) return { newNumber: formatPesos(regularPesos) };
  return { portedNumber: formatPesos(promoPesos), newNumber: formatPesos(regularPesos), who: offer };
}

export function formatPriceTerms({ regularPesos, promoPesos }: PricedPlan, { offer, terms }: PriceCopy): PriceTextPair {
  if (!offer || promoPesos === undefined) return { newNumber: terms };
  return {
    portedNumber: fillPlaceholders(offer.portedNumberTerms, { price: formatPesos(regularPesos) }),
    newNumber: offer.newNumberTerms,
  };
}

/** Fills the price difference between two memberships into `sentence`, in place of `{pesos}`. */
export function formatPriceDifference(
  one: PricedPlan,
  other: PricedPlan,
  sentence: string,
  { offer }: PriceCopy,
): PriceTextPair {
  const formatDifference = (a: number, b: number) =>
    fillPlaceholders(sentence, { pesos: formatPesos(Math.abs(a - b)) });
  const newNumber = formatDifference(one.regularPesos, other.regularPesos);
  if (!offer || one.promoPesos === undefined || other.promoPesos === undefined) return { newNumber };
  return { portedNumber: formatDifference(one.promoPesos, other.promoPesos), newNumber, who: offer };
}
