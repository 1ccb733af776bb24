import { formatNumber } from "./grouped-number.ts";

/**
 * Formats pesos as a price: `$1,440`, or `$0.75` if there are cents.
 *
 * @throws {RangeError} if the amount is not a finite number.
 */
export function formatPesos(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of pesos: ${amount}`);
  return `${amount < 0 ? "-" : ""}$${formatNumber(Math.abs(amount), 2).replace(/\.00$/, "")}`;
}
