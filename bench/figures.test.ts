import { expect, test } from "vitest";
import { timesOf } from "./figures.ts";

const timing = (lcpMs: number, shift: number, scrollBlockingMs?: number) => ({
  lcpMs,
  shift,
  blockingMs: lcpMs / 100,
  ...(scrollBlockingMs === undefined ? {} : { scrollBlockingMs }),
});

test("times are medians, a shift is that of the worst visit, and only visits that scrolled count for the scrolling", () => {
  const timings = [timing(1100, 0, 30), timing(900, 0.01), timing(1050, 0.00001, 50)];
  expect(timesOf(timings, [1000, 1400, 900])).toEqual({
    visits: 3,
    lcpMs: 1050,
    plainLcpMs: 1000,
    lcpRatio: 1.05,
    shift: 0.01,
    blockingMs: 10.5,
    scrollBlockingMs: 40,
  });
});
