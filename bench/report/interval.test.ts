import fc from "fast-check";
import { expect, test } from "vitest";
import { visitCounts } from "../conditions.ts";
import { computeMedianInterval } from "./interval.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("the interval takes its ranks from the binomial distribution, and states its coverage", () => {
  expect(computeMedianInterval(upTo(9), 0.9)).toEqual({ median: 5, low: 2, high: 8, confidence: 1 - 20 / 512 });
  expect(computeMedianInterval(upTo(13), 0.9)).toEqual({ median: 7, low: 4, high: 10, confidence: 1 - 756 / 8192 });
  expect(computeMedianInterval(upTo(5), 0.9)).toMatchObject({ low: 1, high: 5, confidence: 0.9375 });
});

test("both visit counts give a confidence just above 90%", () => {
  for (const count of [visitCounts.first, visitCounts.first + visitCounts.further]) {
    const { confidence: coverage } = computeMedianInterval(upTo(count), 0.9);
    expect(coverage).toBeGreaterThanOrEqual(0.9);
    expect(coverage).toBeLessThan(0.91);
  }
});

test("with too few values, the interval is their whole range and its confidence is lower", () => {
  expect(computeMedianInterval([3], 0.9)).toEqual({ median: 3, low: 3, high: 3, confidence: 0 });
  expect(computeMedianInterval([4, 1, 2], 0.9)).toMatchObject({ low: 1, high: 4, confidence: 0.75 });
  expect(() => computeMedianInterval([], 0.9)).toThrow(RangeError);
});

/** Generates deterministic random numbers. */
function* chances(): Generator<number> {
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}

test("the interval contains the true median as often as stated, however skewed the values", () => {
  const drawn = chances();
  const drawSkewed = () => 1 / (1 - (drawn.next().value ?? 0)) ** 2;
  const trueMedian = 4;
  const intervals = upTo(4_000).map(() => computeMedianInterval(upTo(13).map(drawSkewed), 0.9));
  const right = intervals.filter(({ low, high }) => low <= trueMedian && trueMedian <= high).length;
  expect(right / intervals.length).toBeGreaterThan(0.89);
  expect(right / intervals.length).toBeLessThan(0.925);
});

test("the interval contains the median of its values, and shifts with them", () => {
  const some = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(some, fc.integer({ min: -50, max: 50 }), (values, by) => {
      const { low, median, high } = computeMedianInterval(values, 0.9);
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      const moved = computeMedianInterval(
        values.map((value) => value + by),
        0.9,
      );
      expect([moved.low, moved.median, moved.high]).toEqual([low + by, median + by, high + by]);
    }),
  );
});
