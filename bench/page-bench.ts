import type { Browser } from "@playwright/test";
import { requirePage } from "../src/content/site/site-map/site-map.ts";
import { evaluateLcpBound, isConclusive } from "./bounds.ts";
import { type PageFigures, summarizeVisitPairs, type TemplateFigures, type VisitPair } from "./figures.ts";
import { categoryIds } from "./lighthouse-scores.ts";
import { measurePageTiming, measurePlainPageLcp, weighPage } from "./page-measures.ts";
import type { LighthouseBench } from "./peer-modules.ts";
import type { Template } from "./templates.ts";

/** The measuring tools, and the origins to measure. */
export type MeasurementSetup = {
  browser: Browser;
  lighthouse: LighthouseBench;
  /** Origin of the site. */
  site: string;
  /** Origin of the site's copy without script and fonts. */
  plain: string;
};

type Plan = {
  /** Number of visits to each template. */
  first: number;
  /** Number of additional visits to templates whose first visits are inconclusive. */
  again: number;
  /** Whether there is time for another round of additional visits. */
  hasTime: () => boolean;
};

export type BenchResults = {
  templates: readonly TemplateFigures[];
  /** Number of templates that lack their first visits, and number of templates that lack their additional visits. */
  left: { first: number; again: number };
};

const weighedAtOnce = 4;

/** Measures the bytes of several pages at once, because the bytes do not depend on the speed. */
export async function weighPages(browser: Browser, site: string, routes: readonly string[]): Promise<PageFigures[]> {
  const pages: PageFigures[] = [];
  for (let start = 0; start < routes.length; start += weighedAtOnce) {
    const few = routes.slice(start, start + weighedAtOnce);
    const weighed = few.map(async (route) => ({ route, weight: await weighPage(browser, site + route) }));
    pages.push(...(await Promise.all(weighed)));
  }
  return pages;
}

/**
 * Measures all templates one after the other, then visits those with an inconclusive time bound again.
 *
 * @param log - receives one line per finished template.
 * @param keep - saves all results so far after each template, so that an early end does not lose them.
 */
export async function measureTemplates(
  templates: readonly Template[],
  plan: Plan,
  setup: MeasurementSetup,
  log: (line: string) => void,
  keep: (measured: BenchResults) => void,
): Promise<TemplateFigures[]> {
  const seen: (Omit<TemplateFigures, "times"> & { turns: VisitPair[] })[] = [];
  const figures = () => seen.map(({ turns, ...template }) => ({ ...template, times: summarizeVisitPairs(turns) }));
  const keepAll = (again: number) =>
    keep({ templates: figures(), left: { first: templates.length - seen.length, again } });
  const listUndecided = () => seen.filter(({ turns }) => !isConclusive(summarizeVisitPairs(turns)));

  for (const { route, routes } of templates) {
    const turns = await takeTurns(route, plan.first, setup);
    const { indexed: isIndexed } = requirePage(route);
    const lighthouse = await setup.lighthouse.audit(setup.site + route, { isIndexed });
    seen.push({ route, routes, lighthouse, turns });
    const scores = categoryIds.map((id) => lighthouse.scores[id]).join(" ");
    log(`${seen.length}/${templates.length}  ${route}  ${timesLine(turns)}  Lighthouse ${scores}`);
    keepAll(listUndecided().length);
  }
  const again = plan.again > 0 ? listUndecided() : [];
  for (const [index, { route, turns }] of again.entries()) {
    if (!plan.hasTime()) break;
    turns.push(...(await takeTurns(route, plan.again, setup)));
    log(`again  ${route}  ${timesLine(turns)}`);
    keepAll(again.length - index - 1);
  }
  return figures();
}

/** Visits the page and its plain copy in pairs, in alternating order. */
async function takeTurns(
  route: string,
  count: number,
  { browser, site, plain }: MeasurementSetup,
): Promise<VisitPair[]> {
  // Warm-up: both servers read the page once before the measurement.
  for (const origin of [site, plain]) await (await fetch(origin + route)).arrayBuffer();
  const turns: VisitPair[] = [];
  const visitPage = () => persistently(() => measurePageTiming(browser, site + route));
  const visitPlain = () => persistently(() => measurePlainPageLcp(browser, plain + route));
  while (turns.length < count) {
    if (turns.length % 2 === 0) turns.push({ page: await visitPage(), plainLcpMs: await visitPlain() });
    else {
      const plainLcpMs = await visitPlain();
      turns.push({ page: await visitPage(), plainLcpMs });
    }
  }
  return turns;
}

const attempts = 3;

/** Repeats a failed visit, because a rare failure must not end the bench. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

function timesLine(turns: readonly VisitPair[]): string {
  const times = summarizeVisitPairs(turns);
  const { lcpMs, plainLcpMs, lcpRatio, shift, blockingMs, scrollBlockingMs } = times;
  const ms = Math.round;
  const ratio = `${lcpRatio.median.toFixed(2)} [${lcpRatio.low.toFixed(2)}, ${lcpRatio.high.toFixed(2)}]`;
  return `LCP ${ms(lcpMs)} / ${ms(plainLcpMs)} ms, ratio ${ratio} ${evaluateLcpBound(times)}  CLS ${shift}  TBT ${ms(blockingMs.median)}, ${ms(scrollBlockingMs.median)} ms`;
}
