import type { Judgement } from "./lighthouse-scores.ts";
import type { PageWeight, Timing } from "./measure.ts";
import { median } from "./median.ts";

/** What the visits to a page come to: medians, but for the shift, which is that of the worst visit. */
export type Times = {
  visits: number;
  lcpMs: number;
  plainLcpMs: number;
  /** Of the two paints. */
  lcpRatio: number;
  shift: number;
  blockingMs: number;
  scrollBlockingMs: number;
};

/** All that was measured on a page. */
export type Figures = {
  route: string;
  weight: PageWeight;
  times: Times;
  judgement: Judgement;
};

/** @param plainLcpsMs - largest contentful paints of the page without script and fonts. */
export function timesOf(timings: readonly Timing[], plainLcpsMs: readonly number[]): Times {
  const lcpMs = median(timings.map((timing) => timing.lcpMs));
  const plainLcpMs = median(plainLcpsMs);
  const scrollBlockingMs = timings.map((timing) => timing.scrollBlockingMs).filter((each) => each !== undefined);
  return {
    visits: timings.length,
    lcpMs,
    plainLcpMs,
    lcpRatio: lcpMs / plainLcpMs,
    // Rounding of positions inside the browser is no shift.
    shift: Number(Math.max(...timings.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: median(timings.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: median(scrollBlockingMs),
  };
}
