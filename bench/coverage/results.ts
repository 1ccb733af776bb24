import { computeMedian } from "../report/median.ts";
import { type Contestant, type ContestantId, contestants } from "./contestants.ts";
import { coverageConditions } from "./coverage-conditions.ts";
import type { SyntheticMegabytes } from "./synthetic-kml.ts";
import type { RedrawTimes, VisitResult } from "./visit/map-visit.ts";

/** All visits to one contestant with one file; a visit that timed out is undefined. */
export type ContestantResult = {
  id: ContestantId;
  megabytes: SyntheticMegabytes;
  visits: readonly (VisitResult | undefined)[];
};

/** Medians of a contestant's visits, NaN if nothing was measured; `paintedShare` is the minimum. */
export type ContestantSummary = {
  contestant: Contestant;
  megabytes: SyntheticMegabytes;
  runs: number;
  /** Infinity if any visit timed out. */
  paintedMs: number;
  /** Median of the visits' longest tasks on the main thread. */
  longestTaskMs: number;
  loadBlockingMs: number;
  zoomBlockingMs: number;
  panBlockingMs: number;
  peakMb: number;
  heapMb: number;
  /** In the order of `coverageConditions.zoomLevels`. */
  redraws: readonly RedrawTimes[];
  panP95Ms: number;
  gestures: VisitResult["gestures"];
  paintedShare: number;
};

export function summarizeVisits({ id, megabytes, visits }: ContestantResult): ContestantSummary {
  const contestant = contestants.find((each) => each.id === id);
  if (!contestant) throw new Error(`no contestant ${id}`);
  const completedVisits = visits.filter((visit) => visit !== undefined);
  const isComplete = completedVisits.length === visits.length;
  const getComputeMedian = (figure: (visit: VisitResult) => number | undefined) =>
    computeMedian(completedVisits.map((visit) => figure(visit) ?? Number.NaN));
  const computeMedianTimes = (times: (visit: VisitResult) => RedrawTimes | undefined): RedrawTimes => ({
    firstMs: getComputeMedian((visit) => times(visit)?.firstMs),
    sharpMs: getComputeMedian((visit) => times(visit)?.sharpMs),
  });
  return {
    contestant,
    megabytes,
    runs: visits.length,
    paintedMs: isComplete ? getComputeMedian(({ paintedMs }) => paintedMs) : Number.POSITIVE_INFINITY,
    longestTaskMs: getComputeMedian(({ loadBlocking, zoomBlocking, panBlocking }) =>
      Math.max(loadBlocking.longestMs, zoomBlocking.longestMs, panBlocking.longestMs),
    ),
    loadBlockingMs: getComputeMedian(({ loadBlocking }) => loadBlocking.totalMs),
    zoomBlockingMs: getComputeMedian(({ zoomBlocking }) => zoomBlocking.totalMs),
    panBlockingMs: getComputeMedian(({ panBlocking }) => panBlocking.totalMs),
    peakMb: getComputeMedian(({ peakMb }) => peakMb),
    heapMb: getComputeMedian(({ heapMb }) => heapMb),
    redraws: coverageConditions.zoomLevels.map((_zoom, index) => computeMedianTimes(({ redraws }) => redraws[index])),
    panP95Ms: getComputeMedian(({ panP95Ms }) => panP95Ms),
    gestures: {
      drag: computeMedianTimes(({ gestures }) => gestures.drag),
      pinch: computeMedianTimes(({ gestures }) => gestures.pinch),
    },
    paintedShare: Math.min(...completedVisits.map(({ paintedShare }) => paintedShare)),
  };
}
