import type { ContestantId } from "./contestants.ts";
import type { Summary } from "./results.ts";
import type { SyntheticMegabytes } from "./synthetic-kml.ts";

/** A bound for the coverage page, and the measured value. */
export type Verdict = { what: string; bound: number; isAtLeast: boolean; measured: number };

type Figure = "paintedMs" | "peakMb" | "panP95Ms" | "zoom8Ms" | "zoom12Ms";

type Ratio = {
  what: string;
  figure: Figure;
  to: ContestantId;
  bounds: Partial<Record<SyntheticMegabytes, number>>;
};

const ratios: readonly Ratio[] = [
  { what: "painted / OpenLayers", figure: "paintedMs", to: "ol", bounds: { 1: 0.65, 10: 0.35, 50: 0.19 } },
  { what: "painted / canvas", figure: "paintedMs", to: "canvas", bounds: { 1: 0.39, 10: 0.17, 50: 0.09 } },
  { what: "peak memory / OpenLayers", figure: "peakMb", to: "ol", bounds: { 10: 0.4, 50: 0.21 } },
  { what: "pan, p95 frame / OpenLayers", figure: "panP95Ms", to: "ol", bounds: { 10: 0.35, 50: 0.1 } },
  { what: "redraw at zoom 8 / OpenLayers", figure: "zoom8Ms", to: "ol", bounds: { 10: 0.8 } },
  { what: "redraw at zoom 12 / OpenLayers", figure: "zoom12Ms", to: "ol", bounds: { 10: 1.5 } },
  { what: "painted / floor (fetch and one pass)", figure: "paintedMs", to: "pass", bounds: { 50: 2 } },
];

const maxTaskMs = 50;
const minPaintedShare = 0.98;
const overlayScriptBytes = 8_000;

/**
 * Compares the summaries with the bounds. A ratio is omitted if one of its two contestants was not measured.
 *
 * @param scriptBytes - compressed size of the overlay's code, without the code of the base map.
 */
export function evaluateCoverageBounds(summaries: readonly Summary[], scriptBytes: number): Verdict[] {
  const of = (id: ContestantId, megabytes: number) =>
    summaries.find((summary) => summary.contestant.id === id && summary.megabytes === megabytes);
  const ours = summaries.filter(({ contestant }) => contestant.id === "ours");
  const fromRatios = ratios.flatMap(({ what, figure, to, bounds }) =>
    ours.flatMap((summary) => {
      const bound = bounds[summary.megabytes];
      const other = of(to, summary.megabytes);
      if (bound === undefined || !other) return [];
      return [atMost(`${what}, ${summary.megabytes} MB`, bound, summary[figure] / other[figure])];
    }),
  );
  const fromTasks = ours.map((summary) =>
    atMost(`longest task of the main thread, ms, ${summary.megabytes} MB`, maxTaskMs, summary.longestTaskMs),
  );
  const fromShares = ours.map(({ megabytes, paintedShare }) => ({
    what: `share already drawn when painted, ${megabytes} MB`,
    bound: minPaintedShare,
    isAtLeast: true,
    measured: paintedShare,
  }));
  const script = atMost("script of the overlay over the base map, kB", overlayScriptBytes / 1000, scriptBytes / 1000);
  return [...fromRatios, ...fromTasks, ...fromShares, script];
}

export function isBoundMet({ bound, isAtLeast, measured }: Verdict): boolean {
  return isAtLeast ? measured >= bound : measured <= bound;
}

function atMost(what: string, bound: number, measured: number): Verdict {
  return { what, bound, isAtLeast: false, measured };
}
