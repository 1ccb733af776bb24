import { budgets } from "../tests/contract/budgets.ts";
import { bounds } from "./conditions.ts";
import type { Figures, Times } from "./figures.ts";
import { type CategoryId, categoryIds } from "./lighthouse-scores.ts";

type Unit = "times" | "shift" | "ms" | "bytes" | "score" | "files";

/** One bound that pages have to hold. */
export type Bound = {
  what: string;
  unit: Unit;
  kind: "at most" | "less than" | "at least";
  limit: number;
  /** Undefined where the bound is not about such a page. */
  of: (page: Figures) => number | undefined;
};

export type Miss = { route: string; measured: number };

export type Verdict = {
  bound: Bound;
  /** Pages that the bound is about. */
  pages: number;
  /** The measured figure closest to the limit, or farthest beyond it; undefined without pages. */
  worst: Miss | undefined;
  /** Worst first. */
  misses: readonly Miss[];
};

/** These depend on the machine's mood, and are measured again where they are missed. */
const timeBounds = [
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
] as const satisfies readonly (Omit<Bound, "of"> & { of: (times: Times) => number })[];

/** The map is what people come for there. Its script has bounds in bench/coverage. */
const map = "/mapa-de-cobertura";

const weightBounds: readonly Bound[] = [
  {
    what: "Script before scrolling, but for the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptBeforeScrolling,
    of: ({ route, weight }) => (route === map ? undefined : weight.scriptBefore),
  },
  {
    what: "Script after scrolling, pages with an island but for the map",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptOfPage,
    of: ({ route, weight }) => (weight.hasIsland && route !== map ? weight.scriptAfter : undefined),
  },
  {
    what: "Script after scrolling, pages without",
    unit: "bytes",
    kind: "at most",
    limit: budgets.scriptWithoutIsland,
    of: ({ weight }) => (weight.hasIsland ? undefined : weight.scriptAfter),
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

const scoreBounds: readonly Bound[] = categoryIds.map((id) => ({
  what: categoryNames[id],
  unit: "score",
  kind: "at least",
  limit: bounds.lighthouseScore,
  of: ({ judgement }) => (id === "seo" && judgement.isLeftOutOnPurpose ? undefined : judgement.scores[id]),
}));

const pageBounds: readonly Bound[] = [
  ...timeBounds.map((bound) => ({ ...bound, of: ({ times }: Figures) => bound.of(times) })),
  ...weightBounds,
  ...scoreBounds,
];

/** Whether the visits so far hold every bound in time. */
export function isInTime(times: Times): boolean {
  return timeBounds.every((bound) => isWithin(bound, bound.of(times)));
}

export function verdictsOn(pages: readonly Figures[]): Verdict[] {
  return pageBounds.map((bound) => {
    const measured = pages
      .flatMap((page) => {
        const figure = bound.of(page);
        return figure === undefined ? [] : [{ route: page.route, measured: figure }];
      })
      .toSorted((a, b) => (bound.kind === "at least" ? a.measured - b.measured : b.measured - a.measured));
    const misses = measured.filter((each) => !isWithin(bound, each.measured));
    return { bound, pages: measured.length, worst: measured[0], misses };
  });
}

function isWithin({ kind, limit }: Pick<Bound, "kind" | "limit">, measured: number): boolean {
  if (kind === "at least") return measured >= limit;
  return kind === "at most" ? measured <= limit : measured < limit;
}
