import type { ContestantId } from "./contestants.ts";
import { coverageConditions } from "./coverage-conditions.ts";
import type { ContestantSummary } from "./results.ts";
import type { SyntheticMegabytes } from "./synthetic-kml.ts";

/** A bound for the coverage page, and the measured value. */
export type MeasuredBound = { label: string; bound: number; isAtLeast: boolean; measuredValue: number };

type Figure = "paintedMs" | "peakMb" | "panP95Ms";

type RatioBound = {
  label: string;
  figure: Figure;
  peerId: ContestantId;
  bounds: Partial<Record<SyntheticMegabytes, number>>;
};

const ratioBounds: readonly RatioBound[] = [
  { label: "painted / OpenLayers", figure: "paintedMs", peerId: "ol", bounds: { 1: 0.65, 10: 0.35, 50: 0.19 } },
  { label: "painted / canvas", figure: "paintedMs", peerId: "canvas", bounds: { 1: 0.39, 10: 0.17, 50: 0.09 } },
  { label: "peak memory / OpenLayers", figure: "peakMb", peerId: "ol", bounds: { 10: 0.35, 50: 0.21 } },
  { label: "pan, p95 frame / OpenLayers", figure: "panP95Ms", peerId: "ol", bounds: { 10: 0.35, 50: 0.1 } },
  { label: "painted / floor (fetch and one pass)", figure: "paintedMs", peerId: "pass", bounds: { 50: 2.5 } },
];

/** Maximum ratio of each redraw's time to that of OpenLayers' sharp redraw, at 10 MB. */
const maxRedrawRatio = 0.8;
const redrawMegabytes = 10;

const maxTaskMs = 50;
const minPaintedShare = 0.98;
const maxOverlayScriptBytes = 10_000;

/**
 * Compares the summaries with the bounds. Omits a ratio if one of its two contestants was not measured.
 *
 * @param scriptBytes - compressed size of the overlay's code, without the code of the base map.
 */
export function evaluateCoverageBounds(summaries: readonly ContestantSummary[], scriptBytes: number): MeasuredBound[] {
  const findSummary = (id: ContestantId, megabytes: number) =>
    summaries.find((summary) => summary.contestant.id === id && summary.megabytes === megabytes);
  const ownSummaries = summaries.filter(({ contestant }) => contestant.id === "ours");
  const ratioVerdicts = ratioBounds.flatMap(({ label, figure, peerId, bounds }) =>
    ownSummaries.flatMap((summary) => {
      const bound = bounds[summary.megabytes];
      const peerSummary = findSummary(peerId, summary.megabytes);
      if (bound === undefined || !peerSummary) return [];
      return [createMaximumVerdict(`${label}, ${summary.megabytes} MB`, bound, summary[figure] / peerSummary[figure])];
    }),
  );
  const [ownRedraws, peerRedraws] = (["ours", "ol"] as const).map((id) => findSummary(id, redrawMegabytes)?.redraws);
  const redrawVerdicts = coverageConditions.zoomLevels.flatMap((zoom, index) => {
    const [own, peer] = [ownRedraws?.[index], peerRedraws?.[index]];
    if (!own || !peer) return [];
    const label = `redraw at zoom ${zoom} / OpenLayers, ${redrawMegabytes} MB`;
    return [
      createMaximumVerdict(`${label}, first`, maxRedrawRatio, own.firstMs / peer.sharpMs),
      createMaximumVerdict(`${label}, sharp`, maxRedrawRatio, own.sharpMs / peer.sharpMs),
    ];
  });
  const taskVerdicts = ownSummaries.map((summary) =>
    createMaximumVerdict(
      `longest task of the main thread, ms, ${summary.megabytes} MB`,
      maxTaskMs,
      summary.longestTaskMs,
    ),
  );
  const paintedShareVerdicts = ownSummaries.map(({ megabytes, paintedShare }) => ({
    label: `share already drawn when painted, ${megabytes} MB`,
    bound: minPaintedShare,
    isAtLeast: true,
    measuredValue: paintedShare,
  }));
  const scriptVerdict = createMaximumVerdict(
    "script of the overlay over the base map, kB",
    maxOverlayScriptBytes / 1000,
    scriptBytes / 1000,
  );
  return [...ratioVerdicts, ...redrawVerdicts, ...taskVerdicts, ...paintedShareVerdicts, scriptVerdict];
}

export function isBoundMet({ bound, isAtLeast, measuredValue }: MeasuredBound): boolean {
  return isAtLeast ? measuredValue >= bound : measuredValue <= bound;
}

function createMaximumVerdict(label: string, bound: number, measuredValue: number): MeasuredBound {
  return { label, bound, isAtLeast: false, measuredValue };
}
