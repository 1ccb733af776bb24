import { minCoverage } from "./conditions.ts";
import { type Interval, medianInterval } from "./interval.ts";
import type { Judgement } from "./lighthouse-scores.ts";
import { median } from "./median.ts";
import type { PageWeight, Timing } from "./page-measures.ts";

/** One visit to a page and one to its plain copy, in direct succession. */
export type VisitPair = { page: Timing; plainLcpMs: number };

/** The results of all visits to a page. */
export type Times = {
  visits: number;
  /** Medians. */
  lcpMs: number;
  plainLcpMs: number;
  /** Interval of the ratio of the page's LCP to its plain copy's, per turn: a temporary slowdown affects both. */
  lcpRatio: Interval;
  /** The largest of all visits. */
  shift: number;
  blockingMs: Interval;
  scrollBlockingMs: Interval;
};

/** The figures measured for every page. */
export type PageFigures = { route: string; weight: PageWeight };

/** The figures measured at the visited page of a template. */
export type TemplateFigures = {
  /** The visited page. */
  route: string;
  /** The pages that it represents, itself included. */
  routes: readonly string[];
  times: Times;
  judgement: Judgement;
};

/** Combines all turns of a page: medians, intervals, and the largest layout shift. */
export function summarizeTurns(turns: readonly VisitPair[]): Times {
  const pages = turns.map(({ page }) => page);
  const interval = (values: readonly number[]) => medianInterval(values, minCoverage);
  return {
    visits: turns.length,
    lcpMs: median(pages.map(({ lcpMs }) => lcpMs)),
    plainLcpMs: median(turns.map(({ plainLcpMs }) => plainLcpMs)),
    lcpRatio: interval(turns.map(({ page, plainLcpMs }) => page.lcpMs / plainLcpMs)),
    // Ignores rounding of positions inside the browser.
    shift: Number(Math.max(...pages.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: interval(pages.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: interval(pages.map(({ scrollBlockingMs }) => scrollBlockingMs)),
  };
}
