import { madeOnce } from "./made-once.ts";

const mexicanPesos = madeOnce(() => new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" }));

/**
 * Pesos as a price is written: `$1,440`, and `$0.75` where there are cents.
 *
 * @throws {RangeError} if the amount is not a finite number.
 */
export function pesos(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of pesos: ${amount}`);
  return mexicanPesos().format(amount).replace(/\.00$/, "");
}
