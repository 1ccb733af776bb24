import { cpus } from "node:os";
import { type ContestantId, reportsMoves } from "./contestants.ts";
import { isBoundMet, type MeasuredBound } from "./coverage-bounds.ts";
import { coverageConditions } from "./coverage-conditions.ts";
import type { ContestantSummary } from "./results.ts";
import type { ThrottleFactors } from "./visit/throttle-factors.ts";

export type CoverageBenchReport = {
  summaries: readonly ContestantSummary[];
  verdicts: readonly MeasuredBound[];
  /** One measurement before all visits, and one after. */
  throttleFactors: readonly ThrottleFactors[];
  /** Compressed size in bytes of all scripts on a contestant's page. */
  scriptBytes: ReadonlyMap<ContestantId, number>;
  /** Size in CSS pixels. */
  mapSize: { width: number; height: number };
};

const headings = [
  "",
  "runs",
  "painted",
  "/ OL",
  "/ canvas",
  "longest task",
  "TBT load",
  "zoom",
  "pan",
  "peak MB",
  "heap MB",
  ...coverageConditions.zoomLevels.flatMap((zoom) => [`z${zoom} first`, `z${zoom}`]),
  "pan p95",
  "drag first",
  "drag",
  "pinch first",
  "pinch",
  "script kB",
];

const formatInteger = (value: number) => (Number.isFinite(value) ? Math.round(value).toLocaleString("en") : "-");
const formatDecimal = (value: number, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : "-");

function formatRow(summary: ContestantSummary, { summaries, scriptBytes }: CoverageBenchReport): string[] {
  const { contestant, megabytes, paintedMs } = summary;
  const findPaintedMs = (id: ContestantId) =>
    summaries.find((other) => other.contestant.id === id && other.megabytes === megabytes)?.paintedMs ?? Number.NaN;
  const seconds = coverageConditions.paintTimeoutMs / 1000;
  return [
    contestant.label,
    `${summary.runs}`,
    paintedMs === Number.POSITIVE_INFINITY ? `over ${seconds} s` : formatInteger(paintedMs),
    formatDecimal(paintedMs / findPaintedMs("ol"), 2),
    formatDecimal(paintedMs / findPaintedMs("canvas"), 2),
    formatInteger(summary.longestTaskMs),
    formatInteger(summary.loadBlockingMs),
    formatInteger(summary.zoomBlockingMs),
    formatInteger(summary.panBlockingMs),
    formatInteger(summary.peakMb),
    formatDecimal(summary.heapMb),
    ...summary.redraws.flatMap(({ firstMs, sharpMs }) => [formatInteger(firstMs), formatInteger(sharpMs)]),
    formatInteger(summary.panP95Ms),
    ...[summary.gestures.drag, summary.gestures.pinch].flatMap(({ firstMs, sharpMs }) => [
      formatInteger(firstMs),
      formatInteger(reportsMoves(contestant) ? sharpMs : Number.NaN),
    ]),
    formatDecimal((scriptBytes.get(contestant.id) ?? Number.NaN) / 1000),
  ];
}

const formatLine = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const formatTable = (head: readonly string[], rows: readonly string[][]) =>
  [formatLine(head), formatLine(head.map(() => "---")), ...rows.map(formatLine)].join("\n");

export function formatSizeTables(report: CoverageBenchReport): string {
  const sizes = [...new Set(report.summaries.map(({ megabytes }) => megabytes))];
  return sizes
    .map((size) => {
      const rows = report.summaries
        .filter(({ megabytes }) => megabytes === size)
        .map((each) => formatRow(each, report));
      return `### ${size} MB\n\n${formatTable(headings, rows)}`;
    })
    .join("\n\n");
}

export function formatVerdictTable(verdicts: readonly MeasuredBound[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.label,
    `${verdict.isAtLeast ? "≥" : "≤"} ${verdict.bound}`,
    formatDecimal(verdict.measuredValue, 2),
    isBoundMet(verdict) ? "held" : "**missed**",
  ]);
  return formatTable(["what", "bound", "measured", ""], rows);
}

export function formatThrottleFactors(calibrations: readonly ThrottleFactors[]): string {
  return calibrations
    .map(
      ({ mainThread, worker }) =>
        `${formatDecimal(mainThread)} times on the main thread, ${formatDecimal(worker)} in a worker`,
    )
    .join("; ");
}

export function formatCoverageReport(report: CoverageBenchReport, date: string, browser: string): string {
  const { slowdown, viewport, pixelRatio, center, zoom, zoomTarget, zoomLevels, pan, pinch, runs } = coverageConditions;
  const { width, height } = report.mapSize;
  const processors = cpus();
  return `# Speed of the coverage map, as measured

Written by \`npm run bench:coverage\` on ${date}: ${browser}, Node ${process.version}, ${processors.length} x ${processors[0]?.model.trim() ?? "processor"}.

The site's own page with KML of 1, 10 and 50 MB in place of \`${coverageConditions.kmlPath}\`, compared with other libraries showing the same file from the same server, all in one run and in turns. The files are synthetic (\`bench/coverage/synthetic-kml.ts\`).

## Bounds

${formatVerdictTable(report.verdicts)}

## Figures

Milliseconds unless marked. Medians of ${runs} visits (or as many as the *runs* column says), each in a new browser with an empty cache; *longest task* is the median of each visit's longest task.

${formatSizeTables(report)}

## Conditions

- A ${viewport.width} x ${viewport.height} phone at ${pixelRatio} device pixels per CSS pixel. Every map is ${width} x ${height}, centred at ${center[1]}, ${center[0]}, zoom ${zoom}. No base tiles: nothing is loaded from outside.
- The whole renderer process, workers included, is slowed down ${slowdown} times (SIGSTOP and SIGCONT, every ${slowdown * 2} ms). Slowdown of the same loop, before and after all visits: ${formatThrottleFactors(report.throttleFactors)}. The browser's own processes are not slowed down; rasterization is in software, in the renderer. MapLibre draws with software WebGL in the GPU process: its drawing says nothing about phones with a GPU.
- Loopback; the KML is uncompressed for every contestant, and so is a packed copy.
- *Painted*: from the click, by the browser's timestamp, until the frame is drawn that shows what the library reports as done: OpenLayers \`rendercomplete\`, MapLibre \`idle\`, Leaflet after \`addTo\`, the site when its picture of the view shows the whole overlay. The floor draws nothing and waits for no frame.
- Peers draw one opaque colour without outlines, like the site; the site overlays its picture on the map half transparent.
- *Longest task* and *TBT* are for the main thread: 0 if no task took 50 ms. *Zoom* and *pan* are the TBT of those steps.
- *Peak*: growth of the renderer's resident memory until painted. *Heap*: the main thread's JavaScript heap after garbage collection.
- *z8*, *z12*, *z15*: from a jump without animation to ${zoomTarget[1]}, ${zoomTarget[0]} at that zoom until the frame with the sharp picture is drawn: its task ends then. *First*: until the next frame is drawn; the site then shows its former picture at the new scale and place, and the others their new one. OpenLayers and MapLibre report their frame afterwards, the others before it. *Drag*: the same after the drag, whose motion goes on for a moment; *pinch*: after two fingers have moved from ${pinch.fromPx} to ${pinch.toPx} pixels apart at zoom ${zoomLevels[0]}. Their sharp times are known only of libraries that report moves. *Pan p95*: ${pan.pixelsPerFrame} pixels per frame for ${pan.frames} frames, as pointer events, at zoom ${zoom}; the 95th percentile of the frame times.
- *Script*: all scripts that the page requests until then, compressed with brotli 11; for the site this is the whole page, including everything that is not the map.
`;
}
