import { expect, test } from "vitest";
import { evaluateCoverageBounds, isBoundMet } from "./coverage-bounds.ts";
import { type ContestantResult, summarizeVisits } from "./results.ts";
import type { VisitResult } from "./visit/map-visit.ts";

const calm = { longestMs: 0, totalMs: 0 };

function visits(
  id: ContestantResult["id"],
  paintedMs: readonly number[],
  longestMs: readonly number[] = [],
  redraws: VisitResult["redraws"] = [],
): ContestantResult {
  const visit = (ms: number, longest: number): VisitResult => ({
    paintedMs: ms,
    peakMb: 10,
    heapMb: 1,
    paintedShare: 1,
    redraws,
    panP95Ms: 20,
    gestures: { drag: { firstMs: 20, sharpMs: 20 }, pinch: { firstMs: 20, sharpMs: 20 } },
    loadBlocking: { longestMs: longest, totalMs: longest },
    zoomBlocking: calm,
    panBlocking: calm,
    scripts: [],
  });
  return {
    id,
    megabytes: 10,
    visits: paintedMs.map((ms, index) => (ms === Infinity ? undefined : visit(ms, longestMs[index] ?? 0))),
  };
}

const verdict = (results: readonly ContestantResult[], what: string) =>
  evaluateCoverageBounds(results.map(summarizeVisits), 7_900).find((each) => each.label === what);

test("a ratio of medians is compared with the bound for its size", () => {
  const found = verdict(
    [visits("ours", [350, 100, 400]), visits("ol", [900, 1_000, 5_000])],
    "painted / OpenLayers, 10 MB",
  );
  expect(found).toEqual({ label: "painted / OpenLayers, 10 MB", bound: 0.35, isAtLeast: false, measuredValue: 0.35 });
  expect(found && isBoundMet(found)).toBe(true);
});

test("the longest task is the median of all visits' longest tasks", () => {
  const [oneLong, twoLong] = [
    [51, 0, 0],
    [0, 51, 51],
  ].map((longestMs) =>
    verdict([visits("ours", [300, 300, 300], longestMs)], "longest task of the main thread, ms, 10 MB"),
  );
  expect(oneLong && isBoundMet(oneLong)).toBe(true);
  expect(twoLong && isBoundMet(twoLong)).toBe(false);
});

test("the times of a jump, until the next frame and until the sharp picture, are compared with OpenLayers' sharp one", () => {
  const results = [
    visits("ours", [300], [], [{ firstMs: 30, sharpMs: 90 }]),
    visits("ol", [900], [], [{ firstMs: 40, sharpMs: 60 }]),
  ];
  const [first, sharp] = ["first", "sharp"].map((time) =>
    verdict(results, `redraw at zoom 8 / OpenLayers, 10 MB, ${time}`),
  );
  expect([first?.measuredValue, sharp?.measuredValue]).toEqual([0.5, 1.5]);
});

test("one visit that times out makes a contestant infinitely slow, and an unmeasured bound is missed", () => {
  const late = verdict([visits("ours", [300, Infinity]), visits("ol", [900])], "painted / OpenLayers, 10 MB");
  expect(late?.measuredValue).toBe(Infinity);
  expect(isBoundMet({ label: "", bound: 1, isAtLeast: false, measuredValue: Number.NaN })).toBe(false);
});
