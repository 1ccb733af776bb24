import type { Plan } from "#domain/plans/plan.ts";
import { type PriceLabels, formatPrices, formatPriceTerms } from "#domain/plans/plan-price.ts";
import { NumberVariants } from "#ui/either/either.tsx";

type PriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; words: PriceLabels };

/** A membership's price, as chosen by the page's switch. */
export function SwitchablePrice({ plan, words }: PriceProps) {
  return <NumberVariants {...formatPrices(plan, words)} />;
}

/** The terms of a membership's price, as chosen by the page's switch. */
export function SwitchableTerms({ plan, words }: PriceProps) {
  return <NumberVariants {...formatPriceTerms(plan, words)} />;
}
