import type { Figures, Times } from "../figures.ts";
import type { Judgement } from "../lighthouse-scores.ts";
import type { PageWeight } from "../measure.ts";

const full: Judgement = {
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  isLeftOutOnPurpose: false,
  remarks: [],
};

type Changes = { times?: Partial<Times>; weight?: Partial<PageWeight>; judgement?: Partial<Judgement> };

/** A page that holds every bound, but for what is said. */
export function sampleFigures(route: string, { times, weight, judgement }: Changes = {}): Figures {
  return {
    route,
    times: {
      visits: 3,
      lcpMs: 1050,
      plainLcpMs: 1000,
      lcpRatio: 1.05,
      shift: 0,
      blockingMs: 0,
      scrollBlockingMs: 20,
      ...times,
    },
    weight: {
      scriptBefore: 2_040,
      scriptAfter: 3_000,
      fonts: 30_000,
      visit: 50_000,
      hasIsland: false,
      blocking: ["/assets/style.css"],
      ...weight,
    },
    judgement: { ...full, ...judgement },
  };
}
