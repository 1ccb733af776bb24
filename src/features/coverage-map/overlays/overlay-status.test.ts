import { expect, test } from "vitest";
import type { OverlayState } from "#features/coverage-map/coverage-engine.ts";
import { testCopy } from "#features/coverage-map/testing/test-copy.ts";
import { flawlessReport } from "#features/coverage-map/testing/test-page.ts";
import { formatOverlayAnnouncement, formatOverlayStatus } from "./overlay-status.ts";

const copy = testCopy.overlay;
const getName = () => "4G";
const loading = (receivedBytes: number, totalBytes?: number): OverlayState => ({
  phase: "loading",
  id: "4g-garantizada",
  receivedBytes,
  totalBytes,
  shapeCount: 3_120,
});
const getLine = (state: OverlayState) => formatOverlayStatus(state, copy, getName);

test("a download reports the bytes received, then the areas being drawn", () => {
  expect(getLine(loading(0))).toMatchObject({ text: "asked", progress: "unknown" });
  expect(getLine(loading(1_200_000, 4_000_000))).toMatchObject({
    text: "1.2\u00a0MB of 4\u00a0MB",
    progress: 0.3,
  });
  expect(getLine(loading(4_000_000, 4_000_000))).toMatchObject({ text: "drawing 3,120", progress: 1 });
  expect(getLine(loading(1_200_000))).toMatchObject({ text: "1.2\u00a0MB", progress: "unknown" });
});

test("lists a file's defects, and none for a flawless file", () => {
  const shown = { phase: "shown", id: "4g-garantizada", legend: [] } as const;
  expect(getLine({ ...shown, report: flawlessReport })).toMatchObject({ text: "4G drawn", notes: [] });
  const report = {
    ...flawlessReport,
    polygons: 1,
    isTruncated: true,
    problems: { "bad-coordinates": 2, "entity-in-coordinates": 1, "empty-geometry": 1, "missing-style": 9 },
    notDrawn: { GroundOverlay: 1, Model: 1 },
  };
  expect(getLine({ ...shown, report })).toMatchObject({
    text: "4G drawn",
    notes: ["cut.", "3 bad.", "1 empty.", "2 not drawn."],
  });
  expect(getLine({ ...shown, report: { ...flawlessReport, polygons: 0 } }).text).toBe("4G: nothing");
});

test("a failure can be retried", () => {
  expect(getLine({ phase: "failed", id: "5g", code: "html" })).toEqual({ text: "html", notes: [], canRetry: true });
});

test("a download is announced at its start, each quarter and its end, however often it reports", () => {
  const states = [0, 1, 9, 25, 26, 49, 50, 80, 99, 100].map((percent) => loading(percent * 1_000, 100_000));
  const announcements = new Map(
    states.map((state) => formatOverlayAnnouncement(state, copy, getName)).map(({ key, text }) => [key, text]),
  );
  expect([...announcements.values()]).toEqual(["loading 4G", "25%", "50%", "75%"]);
  const end = formatOverlayAnnouncement(
    { phase: "shown", id: "4g-garantizada", report: { ...flawlessReport, isTruncated: true }, legend: [] },
    copy,
    getName,
  );
  expect(end.text).toBe("4G drawn cut.");
  expect(announcements.has(end.key)).toBe(false);
});
