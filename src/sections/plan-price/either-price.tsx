import type { Plan } from "#domain/plans/plan.ts";
import { type PriceWords, priceTexts, termsTexts } from "#domain/plans/plan-price.ts";
import { Either } from "#ui/either/either.tsx";

type PriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; words: PriceWords };

/** What a membership costs: the price that the page's switch asks for. */
export function EitherPrice({ plan, words }: PriceProps) {
  return <Either {...priceTexts(plan, words)} />;
}

/** The condition of that price. */
export function EitherTerms({ plan, words }: PriceProps) {
  return <Either {...termsTexts(plan, words)} />;
}
