import { leastCoverage } from "./conditions.ts";
import { type Interval, medianInterval } from "./interval.ts";
import type { Judgement } from "./lighthouse-scores.ts";
import { median } from "./median.ts";
import type { PageWeight, Timing } from "./page-measures.ts";

/** One visit to a page and one to its plain copy, right after each other. */
export type Turn = { page: Timing; plainLcpMs: number };

/** The results of all visits to a page. */
export type Times = {
  visits: number;
  /** Medians. */
  lcpMs: number;
  plainLcpMs: number;
  /**
   * Of the ratios of the two paints, turn by turn: anything that slows the machine down for a while slows down both.
   */
  lcpRatio: Interval;
  /** Of the worst visit. */
  shift: number;
  blockingMs: Interval;
  scrollBlockingMs: Interval;
};

/** What was measured on every page. */
export type PageFigures = { route: string; weight: PageWeight };

/** What was measured on one page of a template. */
export type TemplateFigures = {
  /** Of the page that was visited. */
  route: string;
  /** The pages that it stands for, itself included. */
  routes: readonly string[];
  times: Times;
  judgement: Judgement;
};

export function timesOf(turns: readonly Turn[]): Times {
  const pages = turns.map(({ page }) => page);
  const interval = (values: readonly number[]) => medianInterval(values, leastCoverage);
  return {
    visits: turns.length,
    lcpMs: median(pages.map(({ lcpMs }) => lcpMs)),
    plainLcpMs: median(turns.map(({ plainLcpMs }) => plainLcpMs)),
    lcpRatio: interval(turns.map(({ page, plainLcpMs }) => page.lcpMs / plainLcpMs)),
    // Position rounding inside the browser is not a shift.
    shift: Number(Math.max(...pages.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: interval(pages.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: interval(pages.map(({ scrollBlockingMs }) => scrollBlockingMs)),
  };
}
