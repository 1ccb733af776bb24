import type { Plan } from "#domain/plans/plan.ts";
import { type PriceWords, priceTexts, termsTexts } from "#domain/plans/plan-price.ts";
import { Either } from "#ui/either/either.tsx";

type PriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; words: PriceWords };

/** A membership's price, as chosen by the page's switch. */
export function EitherPrice({ plan, words }: PriceProps) {
  return <Either {...priceTexts(plan, words)} />;
}

/** The terms of a membership's price, as chosen by the page's switch. */
export function EitherTerms({ plan, words }: PriceProps) {
  return <Either {...termsTexts(plan, words)} />;
}
