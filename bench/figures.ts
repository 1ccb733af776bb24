import { leastCoverage } from "./conditions.ts";
import { type Interval, medianInterval } from "./interval.ts";
import type { Judgement } from "./lighthouse-scores.ts";
import { median } from "./median.ts";
import type { PageWeight, Timing } from "./page-measures.ts";

/** One visit to a page and one to its plain copy, right after each other. */
export type Turn = { page: Timing; plainLcpMs: number };

/** What the visits to a page come to. */
export type Times = {
  visits: number;
  /** Medians. */
  lcpMs: number;
  plainLcpMs: number;
  /** Of the ratios of the two paints, turn by turn: what slows the machine down for a while slows down both. */
  lcpRatio: Interval;
  /** Of the worst visit. */
  shift: number;
  blockingMs: Interval;
  scrollBlockingMs: Interval;
};

/** What was measured on every page. */
export type PageFigures = { route: string; weight: PageWeight };

/** What was measured on one page of those that are made alike. */
export type TemplateFigures = {
  /** Of the page that was visited. */
  route: string;
  /** It stands for these, itself among them. */
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
    // Rounding of positions inside the browser is no shift.
    shift: Number(Math.max(...pages.map(({ shift }) => shift)).toFixed(4)),
    blockingMs: interval(pages.map(({ blockingMs }) => blockingMs)),
    scrollBlockingMs: interval(pages.map(({ scrollBlockingMs }) => scrollBlockingMs)),
  };
}
