import type { Plan } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms, type PriceTexts } from "#domain/plans/price/plan-price.ts";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";

type SwitchablePriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; texts: PriceTexts };

/** A membership's price, as chosen with the page's `PortingSwitch`. */
export function SwitchablePrice({ plan, texts }: SwitchablePriceProps) {
  return <KeptOrNewNumber {...formatPrices(plan, texts)} />;
}

/** The terms of a membership's price, as chosen with the page's `PortingSwitch`. */
export function SwitchablePriceTerms({ plan, texts }: SwitchablePriceProps) {
  return <KeptOrNewNumber {...formatPriceTerms(plan, texts)} />;
}
