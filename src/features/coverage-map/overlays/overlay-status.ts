import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { formatNumber } from "#domain/text/numbers/grouped-number.ts";
import type { CoverageCopy } from "#features/coverage-map/coverage-copy.ts";
import type { OverlayState } from "#features/coverage-map/coverage-engine.ts";

type OverlayCopy = CoverageCopy["overlay"];

/** Content of the status bar above the map. */
export type OverlayStatus = {
  text: string;
  /** The file's defects, one sentence each. */
  notes: readonly string[];
  /** Fraction received, from 0 to 1; `unknown` before the first byte, or if the file's size is unknown. */
  progress?: number | "unknown";
  canRetry: boolean;
};

function formatCount(copy: { one: string; more: string }, n: number): string {
  return n === 1 ? copy.one : fillPlaceholders(copy.more, { n: formatNumber(n) });
}

/** Formats the status bar above the map. @param getOverlayName - returns the full name of an overlay. */
export function formatOverlayStatus(
  state: OverlayState,
  copy: OverlayCopy,
  getOverlayName: (id: OverlayId) => string,
): OverlayStatus {
  const baseStatus = { notes: [], canRetry: false };
  switch (state.phase) {
    case "none":
      return { ...baseStatus, text: copy.choose };
    case "loading":
      return { ...baseStatus, ...formatLoadingStatus(state, copy) };
    case "shown": {
      const { report } = state;
      const shapeCount = report.polygons + report.lines + report.points;
      const text = shapeCount === 0 ? copy.empty : copy.shown;
      return {
        ...baseStatus,
        text: fillPlaceholders(text, { overlay: getOverlayName(state.id) }),
        notes: listDefects(report, copy),
      };
    }
    case "failed":
      return { ...baseStatus, text: copy.failed[state.code], canRetry: state.code !== "no-worker" };
  }
}

function formatLoadingStatus(
  { receivedBytes, totalBytes, shapeCount }: Extract<OverlayState, { phase: "loading" }>,
  copy: OverlayCopy,
): Pick<OverlayStatus, "text" | "progress"> {
  if (receivedBytes === 0) return { text: copy.start, progress: "unknown" };
  const receivedSize = formatFileSize(receivedBytes);
  if (totalBytes === undefined)
    return { text: fillPlaceholders(copy.loadingUnknown, { received: receivedSize }), progress: "unknown" };
  if (receivedBytes >= totalBytes) return { text: formatCount(copy.drawing, shapeCount), progress: 1 };
  return {
    text: fillPlaceholders(copy.loading, { received: receivedSize, total: formatFileSize(totalBytes) }),
    progress: receivedBytes / totalBytes,
  };
}

function listDefects({ isTruncated, notDrawn, problems }: KmlReport, copy: OverlayCopy): string[] {
  const notDrawnCount = Object.values(notDrawn).reduce((sum, n) => sum + n, 0);
  const badCoordinateCount = (problems["bad-coordinates"] ?? 0) + (problems["entity-in-coordinates"] ?? 0);
  const emptyShapeCount = problems["empty-geometry"] ?? 0;
  return [
    ...(isTruncated ? [copy.truncated] : []),
    ...(badCoordinateCount > 0 ? [formatCount(copy.badCoordinates, badCoordinateCount)] : []),
    ...(emptyShapeCount > 0 ? [formatCount(copy.emptyShapes, emptyShapeCount)] : []),
    ...(notDrawnCount > 0 ? [formatCount(copy.notDrawn, notDrawnCount)] : []),
  ];
}

/** A text for screen readers; announced only if its `key` differs from the previous announcement's. */
export type OverlayAnnouncement = { key: string; text: string };

/** Formats the announcement of a state: the start of a download, each quarter of the download, or its outcome. */
export function formatOverlayAnnouncement(
  state: OverlayState,
  copy: OverlayCopy,
  getOverlayName: (id: OverlayId) => string,
): OverlayAnnouncement {
  if (state.phase === "none") return { key: "none", text: copy.cleared };
  if (state.phase === "loading") {
    const quarter = Math.min(3, Math.floor((4 * state.receivedBytes) / (state.totalBytes ?? Infinity)));
    const key = `${state.id} ${quarter}`;
    if (quarter === 0)
      return { key, text: fillPlaceholders(copy.loadingStarts, { overlay: getOverlayName(state.id) }) };
    return { key, text: fillPlaceholders(copy.loadingGoesOn, { percent: `${quarter * 25}` }) };
  }
  const { text, notes } = formatOverlayStatus(state, copy, getOverlayName);
  return { key: `${state.id} ${state.phase}`, text: [text, ...notes].join(" ") };
}
