import { madeOnce } from "./made-once.ts";

/** Written as Mexico does: of its own format older browsers leave the comma of four digits out. */
const mexicanPesos = madeOnce(
  () => new Intl.NumberFormat("en-US", { style: "currency", currency: "MXN", currencyDisplay: "narrowSymbol" }),
);

/**
 * Pesos as a price is written: `$1,440`, and `$0.75` where there are cents.
 *
 * @throws {RangeError} if the amount is not a finite number.
 */
export function pesos(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of pesos: ${amount}`);
  return mexicanPesos().format(amount).replace(/\.00$/, "");
}
