import type { PageFigures, TemplateFigures, Times } from "../figures.ts";
import type { Interval } from "../interval.ts";
import type { Judgement } from "../lighthouse-scores.ts";
import type { PageWeight } from "../page-measures.ts";

export const interval = (low: number, median: number, high: number): Interval => ({
  low,
  median,
  high,
  coverage: 0.908,
});

const full: Judgement = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  isHiddenOnPurpose: false,
  remarks: [],
};

type Changes = { routes?: readonly string[]; times?: Partial<Times>; judgement?: Partial<Judgement> };

/** A template whose figures are within every bound, except for the given changes. */
export function sampleTemplate(route: string, { routes = [route], times, judgement }: Changes = {}): TemplateFigures {
  return {
    route,
    routes,
    times: {
      visits: 13,
      lcpMs: 1050,
      plainLcpMs: 1000,
      lcpRatio: interval(1.02, 1.05, 1.08),
      shift: 0,
      blockingMs: interval(0, 0, 0),
      scrollBlockingMs: interval(15, 20, 25),
      ...times,
    },
    judgement: { ...full, ...judgement },
  };
}

/** A page whose figures are within every bound, except for the given weights. */
export function samplePage(route: string, weight: Partial<PageWeight> = {}): PageFigures {
  return {
    route,
    weight: {
      scriptBefore: 2_040,
      scriptAfter: 3_000,
      fonts: 30_000,
      visit: 50_000,
      islands: [],
      blocking: ["/assets/style.css"],
      ...weight,
    },
  };
}
