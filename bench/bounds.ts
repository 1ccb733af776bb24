import { budgets } from "../tests/contract/support/budgets.ts";
import { bounds } from "./conditions.ts";
import { type CategoryId, categoryIds } from "./lighthouse-scores.ts";
import type { PageFigures, TemplateFigures, TimeFigures } from "./report/figures.ts";

type Unit = "times" | "shift" | "ms" | "bytes" | "score" | "files";

/** The median of a measured value, and the ends of its confidence interval. */
type Range = { low: number; median: number; high: number };

type Limit = { kind: "at most" | "less than" | "at least"; limit: number };

/** A limit, with the name and unit of the limited value. */
export type Bound = Limit & { label: string; unit: Unit };

/** `readFigure`: reads the limited value; returns undefined if the bound does not apply to the page. */
type MeasurableBound<Measured> = Bound & { readFigure: (measured: Measured) => number | Range | undefined };

/** `inconclusive`: the confidence interval crosses the bound. */
export type BoundStatus = "held" | "missed" | "inconclusive";

/** The measured value of one page, compared with the bound. */
export type PageFinding = { route: string; range: Range; status: BoundStatus };

export type BoundVerdict = {
  bound: Bound;
  measuredOn: "templates" | "pages";
  /** One per page that the bound applies to, worst first. */
  findings: readonly PageFinding[];
};

/** Bounds for values that vary between visits. */
const timeBounds: readonly MeasurableBound<TimeFigures>[] = [
  {
    label: "LCP, as a multiple of the plain page's",
    unit: "times",
    kind: "at most",
    limit: bounds.lcpRatio,
    readFigure: ({ lcpRatio }) => lcpRatio,
  },
  {
    label: "CLS, the worst visit",
    unit: "shift",
    kind: "at most",
    limit: bounds.layoutShift,
    readFigure: ({ layoutShift }) => layoutShift,
  },
  {
    label: "TBT while loading",
    unit: "ms",
    kind: "less than",
    limit: bounds.blockingMs,
    readFigure: ({ blockingMs }) => blockingMs,
  },
  {
    label: "TBT while scrolling to the end",
    unit: "ms",
    kind: "less than",
    limit: bounds.blockingMs,
    readFigure: ({ scrollBlockingMs }) => scrollBlockingMs,
  },
];

/** The coverage page; the script of its map has separate bounds in bench/coverage. */
const coverageMapPath = "/mapa-de-cobertura";

const hasIsland = ({ weight }: PageFigures) => weight.islands.length > 0;

const weightBounds: readonly MeasurableBound<PageFigures>[] = [
  {
    label: "Script before scrolling, except the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptBeforeScrolling,
    readFigure: ({ route, weight }) => (route === coverageMapPath ? undefined : weight.scriptBefore),
  },
  {
    label: "Script after scrolling, pages with an island except the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptOfPage,
    readFigure: (page) => (hasIsland(page) && page.route !== coverageMapPath ? page.weight.scriptAfter : undefined),
  },
  {
    label: "Script after scrolling, pages without an island",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptWithoutIsland,
    readFigure: (page) => (hasIsland(page) ? undefined : page.weight.scriptAfter),
  },
  { label: "Fonts", unit: "bytes", kind: "at most", limit: budgets.fonts, readFigure: ({ weight }) => weight.fonts },
  {
    label: "First visit, home",
    unit: "bytes",
    kind: "at most",
    limit: budgets.firstVisitOfHome,
    readFigure: ({ route, weight }) => (route === "/" ? weight.visit : undefined),
  },
  {
    label: "First visit, every other page",
    unit: "bytes",
    kind: "at most",
    limit: budgets.firstVisit,
    readFigure: ({ route, weight }) => (route === "/" ? undefined : weight.visit),
  },
  {
    label: "Files besides the HTML that the first paint waits for",
    unit: "files",
    kind: "at most",
    limit: 1,
    readFigure: ({ weight }) => weight.blockingPaths.length,
  },
];

const categoryNames: Readonly<Record<CategoryId, string>> = {
  performance: "Lighthouse, performance",
  accessibility: "Lighthouse, accessibility",
  "best-practices": "Lighthouse, best practices",
  seo: "Lighthouse, search engines",
};

const templateBounds: readonly MeasurableBound<TemplateFigures>[] = [
  ...timeBounds.map((bound) => ({ ...bound, readFigure: ({ times }: TemplateFigures) => bound.readFigure(times) })),
  ...categoryIds.map((id) => ({
    label: categoryNames[id],
    unit: "score" as const,
    kind: "at least" as const,
    limit: bounds.lighthouseScore,
    readFigure: ({ lighthouse: judgement }: TemplateFigures) =>
      id === "seo" && judgement.isHiddenOnPurpose ? undefined : judgement.scores[id],
  })),
];

/** Compares the visits so far with the LCP bound. */
export function evaluateLcpBound({ lcpRatio }: TimeFigures): BoundStatus {
  return getBoundStatus({ kind: "at most", limit: bounds.lcpRatio }, lcpRatio);
}

/** Whether the visits so far are enough to decide about every time bound. */
export function isConclusive(times: TimeFigures): boolean {
  return timeBounds.every((bound) => getBoundStatus(bound, toRange(bound.readFigure(times) ?? 0)) !== "inconclusive");
}

/** @returns a verdict for each bound that applies to at least one page. */
export function evaluateBounds(templates: readonly TemplateFigures[], pages: readonly PageFigures[]): BoundVerdict[] {
  const verdicts = [
    ...createVerdicts(templateBounds, templates).map((verdict) => ({ ...verdict, measuredOn: "templates" as const })),
    ...createVerdicts(weightBounds, pages).map((verdict) => ({ ...verdict, measuredOn: "pages" as const })),
  ];
  return verdicts.filter(({ findings }) => findings.length > 0);
}

function createVerdicts<Measured extends { route: string }>(
  measurableBounds: readonly MeasurableBound<Measured>[],
  results: readonly Measured[],
): Omit<BoundVerdict, "measuredOn">[] {
  return measurableBounds.map((bound) => {
    const findings = results.flatMap((each) => {
      const figure = bound.readFigure(each);
      if (figure === undefined) return [];
      const range = toRange(figure);
      return [{ route: each.route, range, status: getBoundStatus(bound, range) }];
    });
    const sign = bound.kind === "at least" ? 1 : -1;
    return { bound, findings: findings.toSorted((a, b) => sign * (a.range.median - b.range.median)) };
  });
}

const toRange = (figure: number | Range): Range =>
  typeof figure === "number" ? { low: figure, median: figure, high: figure } : figure;

function getBoundStatus(bound: Limit, { low, high }: Range): BoundStatus {
  const [isLowWithin, isHighWithin] = [isWithin(bound, low), isWithin(bound, high)];
  if (isLowWithin && isHighWithin) return "held";
  return isLowWithin || isHighWithin ? "inconclusive" : "missed";
}

function isWithin({ kind, limit }: Limit, figure: number): boolean {
  if (kind === "at least") return figure >= limit;
  return kind === "at most" ? figure <= limit : figure < limit;
}
