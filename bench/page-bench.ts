import type { Browser } from "@playwright/test";
import { requirePage } from "../src/content/site/site-map/site-map.ts";
import { evaluateLcpBound, isConclusive } from "./bounds.ts";
import { categoryIds } from "./lighthouse-scores.ts";
import { measurePageTiming, measurePlainPageLcp, weighPage } from "./page-measures.ts";
import type { LighthouseBench } from "./peer-modules.ts";
import { type PageFigures, summarizeVisitPairs, type TemplateFigures, type VisitPair } from "./report/figures.ts";
import type { Template } from "./templates.ts";

/** The measuring tools, and the origins to measure. */
export type MeasurementSetup = {
  browser: Browser;
  lighthouse: LighthouseBench;
  siteOrigin: string;
  /** Origin of the site's copy without script and fonts. */
  plainOrigin: string;
};

type VisitPlan = {
  /** Number of visits to each template. */
  firstVisits: number;
  /** Number of additional visits to templates whose first visits are inconclusive. */
  furtherVisits: number;
  /** Whether there is time for another round of additional visits. */
  hasTimeLeft: () => boolean;
};

export type BenchResults = {
  templates: readonly TemplateFigures[];
  /** Numbers of templates that lack their first visits and their additional visits. */
  missingTemplates: { withoutFirstVisits: number; withoutFurtherVisits: number };
};

const concurrentPages = 4;

/** Measures the bytes of several pages at once, because the bytes do not depend on the speed. */
export async function weighPages(browser: Browser, site: string, routes: readonly string[]): Promise<PageFigures[]> {
  const pages: PageFigures[] = [];
  for (let start = 0; start < routes.length; start += concurrentPages) {
    const batch = routes.slice(start, start + concurrentPages);
    const weighing = batch.map(async (route) => ({ route, weight: await weighPage(browser, site + route) }));
    pages.push(...(await Promise.all(weighing)));
  }
  return pages;
}

/**
 * Measures all templates one after the other, then revisits those with an inconclusive time bound.
 *
 * @param log - receives one line per finished template.
 * @param saveResults - saves all results so far after each template, so that an early end does not lose them.
 */
export async function measureTemplates(
  templates: readonly Template[],
  plan: VisitPlan,
  setup: MeasurementSetup,
  log: (line: string) => void,
  saveResults: (results: BenchResults) => void,
): Promise<TemplateFigures[]> {
  const measuredTemplates: (Omit<TemplateFigures, "times"> & { turns: VisitPair[] })[] = [];
  const listFigures = () =>
    measuredTemplates.map(({ turns, ...template }) => ({ ...template, times: summarizeVisitPairs(turns) }));
  const saveAllResults = (withoutFurtherVisits: number) =>
    saveResults({
      templates: listFigures(),
      missingTemplates: { withoutFirstVisits: templates.length - measuredTemplates.length, withoutFurtherVisits },
    });
  const listUndecided = () => measuredTemplates.filter(({ turns }) => !isConclusive(summarizeVisitPairs(turns)));

  for (const { route, routes } of templates) {
    const turns = await visitInPairs(route, plan.firstVisits, setup);
    const { isIndexed } = requirePage(route);
    const lighthouse = await setup.lighthouse.audit(setup.siteOrigin + route, { isIndexed });
    measuredTemplates.push({ route, routes, lighthouse, turns });
    const scores = categoryIds.map((id) => lighthouse.scores[id]).join(" ");
    log(`${measuredTemplates.length}/${templates.length}  ${route}  ${formatTimes(turns)}  Lighthouse ${scores}`);
    saveAllResults(listUndecided().length);
  }
  const again = plan.furtherVisits > 0 ? listUndecided() : [];
  for (const [index, { route, turns }] of again.entries()) {
    if (!plan.hasTimeLeft()) break;
    turns.push(...(await visitInPairs(route, plan.furtherVisits, setup)));
    log(`again  ${route}  ${formatTimes(turns)}`);
    saveAllResults(again.length - index - 1);
  }
  return listFigures();
}

/** Visits the page and its plain copy in pairs, in alternating order. */
async function visitInPairs(
  route: string,
  count: number,
  { browser, siteOrigin, plainOrigin }: MeasurementSetup,
): Promise<VisitPair[]> {
  // Warm-up: both servers read the page once before the measurement.
  for (const origin of [siteOrigin, plainOrigin]) await (await fetch(origin + route)).arrayBuffer();
  const turns: VisitPair[] = [];
  const visitPage = () => retryVisit(() => measurePageTiming(browser, siteOrigin + route));
  const visitPlain = () => retryVisit(() => measurePlainPageLcp(browser, plainOrigin + route));
  while (turns.length < count) {
    if (turns.length % 2 === 0) turns.push({ page: await visitPage(), plainLcpMs: await visitPlain() });
    else {
      const plainLcpMs = await visitPlain();
      turns.push({ page: await visitPage(), plainLcpMs });
    }
  }
  return turns;
}

const maxAttempts = 3;

/** Repeats a failed visit, because a rare failure must not end the bench. */
async function retryVisit<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

function formatTimes(turns: readonly VisitPair[]): string {
  const times = summarizeVisitPairs(turns);
  const { lcpMs, plainLcpMs, lcpRatio, layoutShift, blockingMs, scrollBlockingMs } = times;
  const ms = Math.round;
  const ratio = `${lcpRatio.median.toFixed(2)} [${lcpRatio.low.toFixed(2)}, ${lcpRatio.high.toFixed(2)}]`;
  return `LCP ${ms(lcpMs)} / ${ms(plainLcpMs)} ms, ratio ${ratio} ${evaluateLcpBound(times)}  CLS ${layoutShift}  TBT ${ms(blockingMs.median)}, ${ms(scrollBlockingMs.median)} ms`;
}
