import { formatNumber } from "./grouped-number.ts";

/**
 * Formats a number and its unit, never separated by a line break: `60 GB`, `30 días`.
 *
 * @throws {RangeError} if the amount is not a finite number.
 */
export function formatQuantity(amount: number, unit: string): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of ${unit}: ${amount}`);
  return `${formatNumber(amount)}\u00a0${unit}`;
}
