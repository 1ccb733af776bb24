import { median } from "./median.ts";

/** Where the median of all possible visits is, as far as the visits that were made can tell. */
export type Interval = {
  /** Of the visits that were made. */
  median: number;
  low: number;
  high: number;
  /** How often an interval made like this one contains the true median, from 0 to 1. */
  coverage: number;
};

/**
 * The narrowest interval between two of the values, with as many values below it as above it, that covers the median of
 * their distribution at least this often; from the smallest to the largest if there are too few values for that. It
 * assumes nothing about the distribution: each value is below the median as often as a coin shows heads.
 *
 * @throws {RangeError} if there are no values.
 */
export function medianInterval(values: readonly number[], leastCoverage: number): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  /** Chance that exactly `left` of the values are below the median. */
  let chance = 0.5 ** count;
  let coverage = 1 - 2 * chance;
  let left = 0;
  while (left + 1 < count / 2) {
    chance *= (count - left) / (left + 1);
    if (coverage - 2 * chance < leastCoverage) break;
    coverage -= 2 * chance;
    left += 1;
  }
  const [low, high] = [sorted[left], sorted[count - 1 - left]];
  if (low === undefined || high === undefined) throw new RangeError("no values to take the median of");
  return { median: median(sorted), low, high, coverage };
}
