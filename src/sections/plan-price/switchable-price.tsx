import type { Plan } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms, type PriceLabels } from "#domain/plans/plan-price.ts";
import { NumberVariants } from "#ui/number-variants/number-variants.tsx";

type SwitchablePriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; words: PriceLabels };

/** A membership's price, as chosen with the page's `NumberSwitch`. */
export function SwitchablePrice({ plan, words }: SwitchablePriceProps) {
  return <NumberVariants {...formatPrices(plan, words)} />;
}

/** The terms of a membership's price, as chosen with the page's `NumberSwitch`. */
export function SwitchablePriceTerms({ plan, words }: SwitchablePriceProps) {
  return <NumberVariants {...formatPriceTerms(plan, words)} />;
}
