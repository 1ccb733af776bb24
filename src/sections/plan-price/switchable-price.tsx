import type { Plan } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms, type PriceCopy } from "#domain/plans/price/plan-price.ts";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";

type SwitchablePriceProps = { plan: Pick<Plan, "regularPesos" | "promoPesos">; copy: PriceCopy };

/** A membership's price, as chosen with the page's `PortingSwitch`. */
export function SwitchablePrice({ plan, copy }: SwitchablePriceProps) {
  return <KeptOrNewNumber {...formatPrices(plan, copy)} />;
}

/** The terms of a membership's price, as chosen with the page's `PortingSwitch`. */
export function SwitchablePriceTerms({ plan, copy }: SwitchablePriceProps) {
  return <KeptOrNewNumber {...formatPriceTerms(plan, copy)} />;
}
