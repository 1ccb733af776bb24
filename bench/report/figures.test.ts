import { expect, test } from "vitest";
import { summarizeVisitPairs } from "./figures.ts";

const turn = (lcpMs: number, plainLcpMs: number, layoutShift: number) => ({
  page: { lcpMs, layoutShift, blockingMs: lcpMs / 100, scrollBlockingMs: 30 },
  plainLcpMs,
});

test("ratios are computed per turn, times are medians, and the shift is that of the worst visit", () => {
  // In the second turn, the slow machine doubles both times.
  const times = summarizeVisitPairs([turn(1100, 1000, 0), turn(2100, 2000, 0.01), turn(900, 1000, 0.00001)]);
  expect(times).toMatchObject({ visitCount: 3, lcpMs: 1100, plainLcpMs: 1000, layoutShift: 0.01 });
  expect(times.lcpRatio).toMatchObject({ median: 1.05, low: 0.9, high: 1.1 });
  expect(times.blockingMs).toMatchObject({ median: 11, low: 9, high: 21 });
  expect(times.scrollBlockingMs).toMatchObject({ median: 30, low: 30, high: 30 });
});
