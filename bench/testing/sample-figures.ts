import type { LighthouseSummary } from "../lighthouse-scores.ts";
import type { PageWeight } from "../page-measures.ts";
import type { PageFigures, TemplateFigures, TimeFigures } from "../report/figures.ts";
import type { ConfidenceInterval } from "../report/interval.ts";

export const createSampleInterval = (low: number, median: number, high: number): ConfidenceInterval => ({
  low,
  median,
  high,
  confidence: 0.908,
});

const fullScores: LighthouseSummary = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  isHiddenOnPurpose: false,
  remarks: [],
};

type FigureChanges = {
  routes?: readonly string[];
  times?: Partial<TimeFigures>;
  judgement?: Partial<LighthouseSummary>;
};

/** Creates a template whose values are within every bound, except for the given changes. */
export function createSampleTemplate(
  route: string,
  { routes = [route], times, judgement }: FigureChanges = {},
): TemplateFigures {
  return {
    route,
    routes,
    times: {
      visitCount: 13,
      lcpMs: 1050,
      plainLcpMs: 1000,
      lcpRatio: createSampleInterval(1.02, 1.05, 1.08),
      layoutShift: 0,
      blockingMs: createSampleInterval(0, 0, 0),
      scrollBlockingMs: createSampleInterval(15, 20, 25),
      ...times,
    },
    lighthouse: { ...fullScores, ...judgement },
  };
}

/** Creates a page whose values are within every bound, except for the given weights. */
export function createSamplePage(route: string, weight: Partial<PageWeight> = {}): PageFigures {
  return {
    route,
    weight: {
      scriptBefore: 640,
      scriptAfter: 2_300,
      fonts: 30_000,
      visit: 50_000,
      islands: [],
      blockingPaths: ["/assets/style.css"],
      ...weight,
    },
  };
}
