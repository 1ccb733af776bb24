/** Wording of a membership's prices, for a ported and for a new number. */
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { Plan } from "./plan.ts";

export type PriceTexts = {
  period: string;
  /** Text below the price if there is only one. */
  terms: string;
  /** Texts of the offer for customers who bring their number; absent without such an offer. */
  offer?:
    | {
        /** Labels of the two prices, for a ported and for a new number. */
        bring: string;
        fresh: string;
        /** Text below the promotional price; `{price}` is the regular price that follows. */
        bringTerms: string;
        freshTerms: string;
      }
    | undefined;
};

/**
 * A text about a price: `bring` for customers who bring their number, `fresh` for new numbers; without `bring`, `fresh`
 * applies to both. `who` has a label for each text.
 */
export type PriceTextPair = { bring?: string; fresh: string; who?: { bring: string; fresh: string } };

type PricedPlan = Pick<Plan, "regularPesos" | "promoPesos">;

export function formatPrices({ regularPesos, promoPesos }: PricedPlan, { offer }: PriceTexts): PriceTextPair {
  if (!offer || promoPesos === undefined) return { fresh: formatPesos(regularPesos) };
  return { bring: formatPesos(promoPesos), fresh: formatPesos(regularPesos), who: offer };
}

export function formatPriceTerms(
  { regularPesos, promoPesos }: PricedPlan,
  { offer, terms }: PriceTexts,
): PriceTextPair {
  if (!offer || promoPesos === undefined) return { fresh: terms };
  return { bring: fillPlaceholders(offer.bringTerms, { price: formatPesos(regularPesos) }), fresh: offer.freshTerms };
}

/** Fills the price difference between two memberships into `sentence`, in place of `{pesos}`. */
export function formatPriceDifference(
  one: PricedPlan,
  other: PricedPlan,
  sentence: string,
  { offer }: PriceTexts,
): PriceTextPair {
  const formatDifference = (a: number, b: number) =>
    fillPlaceholders(sentence, { pesos: formatPesos(Math.abs(a - b)) });
  const fresh = formatDifference(one.regularPesos, other.regularPesos);
  if (!offer || one.promoPesos === undefined || other.promoPesos === undefined) return { fresh };
  return { bring: formatDifference(one.promoPesos, other.promoPesos), fresh, who: offer };
}
