import { groupedNumber } from "./grouped-number.ts";

/** A number and its unit, never separated by a line break: `60 GB`, `30 días`. */
export function measure(amount: number, unit: string): string {
  return `${groupedNumber(amount)}\u00a0${unit}`;
}
