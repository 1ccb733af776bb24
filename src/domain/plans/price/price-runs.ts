import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import type { CostBreakdown } from "./monthly-cost.ts";

/**
 * Texts for the number of months at each price, with `{count}` and `{price}`: `one` or `many` for the first price,
 * `next` for the others, joined by `joint`.
 */
export type PriceRunCopy = { one: string; many: string; next: string; joint: string };

/** Formats the number of months at each price: "6 meses de $400 y 2 de $500". */
export function formatPriceRuns({ months }: CostBreakdown, copy: PriceRunCopy): string {
  const prices = [...new Set(months.map((month) => month.pesos))];
  return prices
    .map((price, index) => {
      const count = months.filter((month) => month.pesos === price).length;
      const firstText = count === 1 ? copy.one : copy.many;
      return fillPlaceholders(index === 0 ? firstText : copy.next, { count: `${count}`, price: formatPesos(price) });
    })
    .join(copy.joint);
}
