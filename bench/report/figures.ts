import { minConfidence } from "../conditions.ts";
import type { LighthouseSummary } from "../lighthouse-scores.ts";
import type { PageTiming, PageWeight } from "../page-measures.ts";
import { type ConfidenceInterval, computeMedianInterval } from "./interval.ts";
import { computeMedian } from "./median.ts";

/** A visit to a page and one to its copy without script and fonts, directly after each other. */
export type VisitPair = { page: PageTiming; plainLcpMs: number };

/** The results of all visits to a page. */
export type TimeFigures = {
  visitCount: number;
  /** Medians of all visits. */
  lcpMs: number;
  plainLcpMs: number;
  /** Ratio of the page's LCP to that of its plain copy; each {@link VisitPair} gives one ratio. */
  lcpRatio: ConfidenceInterval;
  /** Maximum of all visits. */
  layoutShift: number;
  blockingMs: ConfidenceInterval;
  scrollBlockingMs: ConfidenceInterval;
};

export type PageFigures = { route: string; weight: PageWeight };

/** The values measured on the visited page of a template. */
export type TemplateFigures = {
  route: string;
  /** The pages that the visited page represents, including itself. */
  routes: readonly string[];
  times: TimeFigures;
  lighthouse: LighthouseSummary;
};

/** Combines all visits to a page: medians, intervals, and the largest layout shift. */
export function summarizeVisitPairs(pairs: readonly VisitPair[]): TimeFigures {
  const pages = pairs.map(({ page }) => page);
  const computeInterval = (values: readonly number[]) => computeMedianInterval(values, minConfidence);
  return {
    visitCount: pairs.length,
    lcpMs: computeMedian(pages.map(({ lcpMs }) => lcpMs)),
    plainLcpMs: computeMedian(pairs.map(({ plainLcpMs }) => plainLcpMs)),
    lcpRatio: computeInterval(pairs.map(({ page, plainLcpMs }) => page.lcpMs / plainLcpMs)),
    // Removes rounding errors of the browser's positions.
    layoutShift: Number(Math.max(...pages.map(({ layoutShift }) => layoutShift)).toFixed(4)),
    blockingMs: computeInterval(pages.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: computeInterval(pages.map(({ scrollBlockingMs }) => scrollBlockingMs)),
  };
}
