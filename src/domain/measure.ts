import { madeOnce } from "./made-once.ts";

const count = madeOnce(() => new Intl.NumberFormat("en-US"));

/** A number and its unit, which no line break may part: `60 GB`, `30 días`. */
export function measure(amount: number, unit: string): string {
  return `${count().format(amount)}\u00a0${unit}`;
}
