import { budgets } from "../tests/contract/budgets.ts";
import { bounds } from "./conditions.ts";
import type { PageFigures, TemplateFigures, TimeFigures } from "./figures.ts";
import { type CategoryId, categoryIds } from "./lighthouse-scores.ts";

type Unit = "times" | "shift" | "ms" | "bytes" | "score" | "files";

/** The median of a figure, and the ends of its confidence interval. */
type Range = { low: number; median: number; high: number };

type Limit = { kind: "at most" | "less than" | "at least"; limit: number };

/** A limit, with the name and the unit of the limited figure. */
export type Bound = Limit & { what: string; unit: Unit };

/** `of` reads the limited figure, and returns undefined if the bound does not apply to the page. */
type BoundOn<Measured> = Bound & { of: (measured: Measured) => number | Range | undefined };

/** `inconclusive`: the confidence interval of the figure crosses the bound. */
export type BoundStatus = "held" | "missed" | "inconclusive";

/** The figure of one page, compared with the bound. */
export type PageFinding = { route: string; range: Range; status: BoundStatus };

export type Verdict = {
  bound: Bound;
  on: "templates" | "pages";
  /** One for each page that the bound applies to, worst first. */
  findings: readonly PageFinding[];
};

/** Bounds for figures that vary from visit to visit. */
const timeBounds: readonly BoundOn<TimeFigures>[] = [
  {
    what: "LCP, as a multiple of the plain page's",
    unit: "times",
    kind: "at most",
    limit: bounds.lcpRatio,
    of: ({ lcpRatio }) => lcpRatio,
  },
  { what: "CLS, the worst visit", unit: "shift", kind: "at most", limit: bounds.shift, of: ({ shift }) => shift },
  {
    what: "TBT while loading",
    unit: "ms",
    kind: "less than",
    limit: bounds.blockingMs,
    of: ({ blockingMs }) => blockingMs,
  },
  {
    what: "TBT while scrolling to the end",
    unit: "ms",
    kind: "less than",
    limit: bounds.blockingMs,
    of: ({ scrollBlockingMs }) => scrollBlockingMs,
  },
];

/** The coverage page. The script of its map has separate bounds in bench/coverage. */
const map = "/mapa-de-cobertura";

const hasIsland = ({ weight }: PageFigures) => weight.islands.length > 0;

const weightBounds: readonly BoundOn<PageFigures>[] = [
  {
    what: "Script before scrolling, except the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptBeforeScrolling,
    of: ({ route, weight }) => (route === map ? undefined : weight.scriptBefore),
  },
  {
    what: "Script after scrolling, pages with an island except the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptOfPage,
    of: (page) => (hasIsland(page) && page.route !== map ? page.weight.scriptAfter : undefined),
  },
  {
    what: "Script after scrolling, pages without an island",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptWithoutIsland,
    of: (page) => (hasIsland(page) ? undefined : page.weight.scriptAfter),
  },
  { what: "Fonts", unit: "bytes", kind: "at most", limit: budgets.fonts, of: ({ weight }) => weight.fonts },
  {
    what: "First visit, home",
    unit: "bytes",
    kind: "at most",
    limit: budgets.firstVisitOfHome,
    of: ({ route, weight }) => (route === "/" ? weight.visit : undefined),
  },
  {
    what: "First visit, every other page",
    unit: "bytes",
    kind: "at most",
    limit: budgets.firstVisit,
    of: ({ route, weight }) => (route === "/" ? undefined : weight.visit),
  },
  {
    what: "Files besides the HTML that the first paint waits for",
    unit: "files",
    kind: "at most",
    limit: 1,
    of: ({ weight }) => weight.blocking.length,
  },
];

const categoryNames: Readonly<Record<CategoryId, string>> = {
  performance: "Lighthouse, performance",
  accessibility: "Lighthouse, accessibility",
  "best-practices": "Lighthouse, best practices",
  seo: "Lighthouse, search engines",
};

const templateBounds: readonly BoundOn<TemplateFigures>[] = [
  ...timeBounds.map((bound) => ({ ...bound, of: ({ times }: TemplateFigures) => bound.of(times) })),
  ...categoryIds.map((id) => ({
    what: categoryNames[id],
    unit: "score" as const,
    kind: "at least" as const,
    limit: bounds.lighthouseScore,
    of: ({ lighthouse: judgement }: TemplateFigures) =>
      id === "seo" && judgement.isHiddenOnPurpose ? undefined : judgement.scores[id],
  })),
];

/** Compares the visits so far with the LCP bound. */
export function evaluateLcpBound({ lcpRatio }: TimeFigures): BoundStatus {
  return holdingOf({ kind: "at most", limit: bounds.lcpRatio }, lcpRatio);
}

/** Whether the visits so far are enough to decide every time bound. */
export function isConclusive(times: TimeFigures): boolean {
  return timeBounds.every((bound) => holdingOf(bound, rangeOf(bound.of(times) ?? 0)) !== "inconclusive");
}

/** @returns a verdict for each bound that applies to at least one page. */
export function evaluateBounds(templates: readonly TemplateFigures[], pages: readonly PageFigures[]): Verdict[] {
  const verdicts = [
    ...judge(templateBounds, templates).map((verdict) => ({ ...verdict, on: "templates" as const })),
    ...judge(weightBounds, pages).map((verdict) => ({ ...verdict, on: "pages" as const })),
  ];
  return verdicts.filter(({ findings }) => findings.length > 0);
}

function judge<Measured extends { route: string }>(
  all: readonly BoundOn<Measured>[],
  measured: readonly Measured[],
): Omit<Verdict, "on">[] {
  return all.map((bound) => {
    const findings = measured.flatMap((each) => {
      const figure = bound.of(each);
      if (figure === undefined) return [];
      const range = rangeOf(figure);
      return [{ route: each.route, range, status: holdingOf(bound, range) }];
    });
    const sign = bound.kind === "at least" ? 1 : -1;
    return { bound, findings: findings.toSorted((a, b) => sign * (a.range.median - b.range.median)) };
  });
}

const rangeOf = (figure: number | Range): Range =>
  typeof figure === "number" ? { low: figure, median: figure, high: figure } : figure;

function holdingOf(bound: Limit, { low, high }: Range): BoundStatus {
  const [isLowWithin, isHighWithin] = [isWithin(bound, low), isWithin(bound, high)];
  if (isLowWithin && isHighWithin) return "held";
  return isLowWithin || isHighWithin ? "inconclusive" : "missed";
}

function isWithin({ kind, limit }: Limit, figure: number): boolean {
  if (kind === "at least") return figure >= limit;
  return kind === "at most" ? figure <= limit : figure < limit;
}
