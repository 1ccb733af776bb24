import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { formatNumber } from "#domain/text/numbers/grouped-number.ts";
import type { OverlayState } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageTexts } from "#features/coverage-map/coverage-texts.ts";

type Words = CoverageTexts["overlay"];

/** Content of the status bar above the map. */
export type OverlayStatus = {
  text: string;
  /** The file's defects, one sentence each. */
  notes: readonly string[];
  /** Fraction received, from 0 to 1; `unknown` before the first byte, or if the file's size is unknown. */
  progress?: number | "unknown";
  canRetry: boolean;
};

function formatCount(words: { one: string; more: string }, n: number): string {
  return n === 1 ? words.one : fillPlaceholders(words.more, { n: formatNumber(n) });
}

/** Formats the status bar above the map. @param nameOf - returns the full name of an overlay. */
export function formatOverlayStatus(
  state: OverlayState,
  words: Words,
  nameOf: (id: OverlayId) => string,
): OverlayStatus {
  const plain = { notes: [], canRetry: false };
  switch (state.phase) {
    case "none":
      return { ...plain, text: words.none };
    case "loading":
      return { ...plain, ...loadingLine(state, words) };
    case "shown": {
      const { report } = state;
      const shapeCount = report.polygons + report.lines + report.points;
      const text = shapeCount === 0 ? words.empty : words.shown;
      return {
        ...plain,
        text: fillPlaceholders(text, { overlay: nameOf(state.id) }),
        notes: lacks(report, words),
      };
    }
    case "failed":
      return { ...plain, text: words.failed[state.code], canRetry: state.code !== "no-worker" };
  }
}

function loadingLine(
  { receivedBytes, totalBytes, shapeCount }: Extract<OverlayState, { phase: "loading" }>,
  words: Words,
): Pick<OverlayStatus, "text" | "progress"> {
  if (receivedBytes === 0) return { text: words.asked, progress: "unknown" };
  const received = formatFileSize(receivedBytes);
  if (totalBytes === undefined)
    return { text: fillPlaceholders(words.loadingUnknown, { received }), progress: "unknown" };
  if (receivedBytes >= totalBytes) return { text: formatCount(words.drawing, shapeCount), progress: 1 };
  return {
    text: fillPlaceholders(words.loading, { received, total: formatFileSize(totalBytes) }),
    progress: receivedBytes / totalBytes,
  };
}

function lacks({ isTruncated, notDrawn, problems }: KmlReport, words: Words): string[] {
  const elements = Object.values(notDrawn).reduce((sum, n) => sum + n, 0);
  const coordinates = (problems["bad-coordinates"] ?? 0) + (problems["entity-in-coordinates"] ?? 0);
  const emptyShapes = problems["empty-geometry"] ?? 0;
  return [
    ...(isTruncated ? [words.truncated] : []),
    ...(coordinates > 0 ? [formatCount(words.badCoordinates, coordinates)] : []),
    ...(emptyShapes > 0 ? [formatCount(words.emptyShapes, emptyShapes)] : []),
    ...(elements > 0 ? [formatCount(words.notDrawn, elements)] : []),
  ];
}

/** A text for screen readers; announced only if its `key` differs from the previous announcement's. */
export type OverlayAnnouncement = { key: string; text: string };

/** Formats the announcement of a state: the start of a download, each quarter of the download, or its outcome. */
export function formatOverlayAnnouncement(
  state: OverlayState,
  words: Words,
  nameOf: (id: OverlayId) => string,
): OverlayAnnouncement {
  if (state.phase === "none") return { key: "none", text: words.cleared };
  if (state.phase === "loading") {
    const quarter = Math.min(3, Math.floor((4 * state.receivedBytes) / (state.totalBytes ?? Infinity)));
    const key = `${state.id} ${quarter}`;
    if (quarter === 0) return { key, text: fillPlaceholders(words.loadingStarts, { overlay: nameOf(state.id) }) };
    return { key, text: fillPlaceholders(words.loadingGoesOn, { percent: `${quarter * 25}` }) };
  }
  const { text, notes } = formatOverlayStatus(state, words, nameOf);
  return { key: `${state.id} ${state.phase}`, text: [text, ...notes].join(" ") };
}
