import { computeMedian } from "./median.ts";

/** A confidence interval for the median of all possible visits. */
export type ConfidenceInterval = {
  /** The median of the actual visits. */
  median: number;
  low: number;
  high: number;
  /** Probability from 0 to 1 that such an interval contains the true median. */
  confidence: number;
};

/**
 * Computes the narrowest interval that contains the median of the values' distribution with at least this probability.
 * It reaches from the n-th smallest to the n-th largest value; with too few values, n is 1. Nothing is assumed about
 * the distribution: each value is below the median with probability one half.
 *
 * @throws {RangeError} if there are no values.
 */
export function computeMedianInterval(values: readonly number[], minCoverage: number): ConfidenceInterval {
  const sortedValues = values.toSorted((a, b) => a - b);
  const count = sortedValues.length;
  /** Probability that exactly `belowCount` of the values are below the true median. */
  let chance = 0.5 ** count;
  let coverage = 1 - 2 * chance;
  let belowCount = 0;
  while (belowCount + 1 < count / 2) {
    chance *= (count - belowCount) / (belowCount + 1);
    if (coverage - 2 * chance < minCoverage) break;
    coverage -= 2 * chance;
    belowCount += 1;
  }
  const [low, high] = [sortedValues[belowCount], sortedValues[count - 1 - belowCount]];
  if (low === undefined || high === undefined) throw new RangeError("no values to take the median of");
  return { median: computeMedian(sortedValues), low, high, confidence: coverage };
}
