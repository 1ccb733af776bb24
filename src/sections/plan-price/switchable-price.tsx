import type { Plan } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms, type PriceTexts } from "#domain/plans/plan-price.ts";
import { NumberVariants } from "#ui/number-variants/number-variants.tsx";

type SwitchablePriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; texts: PriceTexts };

/** A membership's price, as chosen with the page's `NumberSwitch`. */
export function SwitchablePrice({ plan, texts }: SwitchablePriceProps) {
  return <NumberVariants {...formatPrices(plan, texts)} />;
}

/** The terms of a membership's price, as chosen with the page's `NumberSwitch`. */
export function SwitchablePriceTerms({ plan, texts }: SwitchablePriceProps) {
  return <NumberVariants {...formatPriceTerms(plan, texts)} />;
}
