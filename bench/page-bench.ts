import type { Browser } from "@playwright/test";
import { otherPaths } from "../tests/support/page-families.ts";
import { isInTime } from "./bounds.ts";
import { bounds, visits } from "./conditions.ts";
import { type Figures, type Times, timesOf } from "./figures.ts";
import type { LighthouseBench } from "./lighthouse.ts";
import { categoryIds } from "./lighthouse-scores.ts";
import { type PageWeight, type Timing, timePage, timePlainPage, weighPage } from "./measure.ts";

/** What measures, and where. */
export type Instruments = {
  browser: Browser;
  lighthouse: LighthouseBench;
  /** Origin of the site. */
  site: string;
  /** Origin of its plain copy. */
  plain: string;
};

type Page = { path: string; indexed: boolean };
type Visits = { timings: Timing[]; plainLcpMs: number[] };

/**
 * Measures pages one after the other, and those that miss a bound in time once more when all are done.
 *
 * @param log - takes a line a page, as it is done.
 * @param keep - takes what the first round came to, and each page that is measured again: whoever ends the bench has that.
 */
export async function measurePages(
  pages: readonly Page[],
  instruments: Instruments,
  log: (line: string) => void,
  keep: (figures: readonly Figures[]) => void,
): Promise<Figures[]> {
  const { browser, lighthouse, site } = instruments;
  const weights = await weighPages(
    browser,
    pages.map(({ path }) => site + path),
  );
  log(`weighed ${weights.length} pages`);
  const measured: (Omit<Figures, "times"> & { seen: Visits })[] = [];
  for (const [index, { path, indexed }] of pages.entries()) {
    const weight = weights[index];
    if (!weight) throw new RangeError(`${path} was not weighed`);
    const seen: Visits = { timings: [], plainLcpMs: [] };
    await visit(path, seen, isAlike(path) ? visits.alike : visits.first, instruments);
    const judgement = await lighthouse.look(site + path, { isIndexed: indexed });
    measured.push({ route: path, weight, judgement, seen });
    const scores = categoryIds.map((id) => judgement.scores[id]).join(" ");
    log(`${measured.length}/${pages.length}  ${path}  ${timesLine(seen)}  Lighthouse ${scores}`);
  }
  const figures = () => measured.map(({ seen, ...page }) => ({ ...page, times: timesIn(seen) }));
  keep(figures());
  for (const { route, seen } of measured.filter(({ seen }) => !isInTime(timesIn(seen)))) {
    await visit(route, seen, visits.again, instruments);
    log(`again  ${route}  ${timesLine(seen)}`);
    keep(figures());
  }
  return figures();
}

const isAlike = (path: string) => otherPaths.some((family) => family.some((other) => other === path));

const weighedAtOnce = 4;

/** Some at once: bytes do not mind. */
async function weighPages(browser: Browser, urls: readonly string[]): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (let start = 0; start < urls.length; start += weighedAtOnce) {
    const few = urls.slice(start, start + weighedAtOnce);
    weights.push(...(await Promise.all(few.map((url) => weighPage(browser, url)))));
  }
  return weights;
}

/**
 * In turns, so that whatever disturbs the machine disturbs both. The first of a round goes to the end of the page; every one
 * does, if the way there was held up before.
 */
async function visit(path: string, seen: Visits, count: number, { browser, site, plain }: Instruments): Promise<void> {
  const wasHeldUp = seen.timings.length > 0 && timesIn(seen).scrollBlockingMs >= bounds.blockingMs;
  for (let round = 0; round < count; round += 1) {
    seen.timings.push(await persistently(() => timePage(browser, site + path, { scrolls: wasHeldUp || round === 0 })));
    seen.plainLcpMs.push(await persistently(() => timePlainPage(browser, plain + path)));
  }
}

const attempts = 3;

/** A visit that breaks is made again: one of a thousand must not end the bench. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

const timesIn = ({ timings, plainLcpMs }: Visits): Times => timesOf(timings, plainLcpMs);

function timesLine(seen: Visits): string {
  const { lcpMs, plainLcpMs, lcpRatio, shift, blockingMs, scrollBlockingMs } = timesIn(seen);
  const ms = Math.round;
  return `LCP ${ms(lcpMs)} / ${ms(plainLcpMs)} ms = ${lcpRatio.toFixed(2)}  CLS ${shift}  TBT ${ms(blockingMs)}, ${ms(scrollBlockingMs)} ms`;
}
