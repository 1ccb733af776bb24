import { minConfidence } from "./conditions.ts";
import { type ConfidenceInterval, computeMedianInterval } from "./interval.ts";
import type { LighthouseSummary } from "./lighthouse-scores.ts";
import { computeMedian } from "./median.ts";
import type { PageTiming, PageWeight } from "./page-measures.ts";

/** A visit to a page and one to its copy without script and fonts, in direct succession. */
export type VisitPair = { page: PageTiming; plainLcpMs: number };

/** The results of all visits to a page. */
export type TimeFigures = {
  visits: number;
  /** Medians of all visits. */
  lcpMs: number;
  plainLcpMs: number;
  /** Ratio of the page's LCP to that of its plain copy; each {@link VisitPair} gives one ratio. */
  lcpRatio: ConfidenceInterval;
  /** Maximum of all visits. */
  shift: number;
  blockingMs: ConfidenceInterval;
  scrollBlockingMs: ConfidenceInterval;
};

export type PageFigures = { route: string; weight: PageWeight };

/** The figures measured at the visited page of a template. */
export type TemplateFigures = {
  route: string;
  /** The pages that the visited page represents, including itself. */
  routes: readonly string[];
  times: TimeFigures;
  lighthouse: LighthouseSummary;
};

/** Combines all visits to a page: medians, intervals, and the largest layout shift. */
export function summarizeVisitPairs(turns: readonly VisitPair[]): TimeFigures {
  const pages = turns.map(({ page }) => page);
  const interval = (values: readonly number[]) => computeMedianInterval(values, minConfidence);
  return {
    visits: turns.length,
    lcpMs: computeMedian(pages.map(({ lcpMs }) => lcpMs)),
    plainLcpMs: computeMedian(turns.map(({ plainLcpMs }) => plainLcpMs)),
    lcpRatio: interval(turns.map(({ page, plainLcpMs }) => page.lcpMs / plainLcpMs)),
    // Removes rounding errors of the browser's positions.
    shift: Number(Math.max(...pages.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: interval(pages.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: interval(pages.map(({ scrollBlockingMs }) => scrollBlockingMs)),
  };
}
