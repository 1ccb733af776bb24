import { formatMarkdownTable } from "../report/markdown.ts";
import { computeGrowthExponent, computeSlope, type GrowthPoint, linearExponentLimit } from "./growth.ts";
import type { MeasuredBuild } from "./measured-build.ts";
import type { Scale } from "./scaled-content.ts";

export type ScaledBuild = { scale: Scale; build: MeasuredBuild };

export type RepeatedBuilds = {
  scale: Scale;
  rows: readonly {
    label: string;
    build: MeasuredBuild;
    /** Number of files that differ from those before the change. */
    changedFiles: number;
    /** Number of files that differ from a clean build of the same sources; undefined if none was made. */
    wrongFiles?: number;
  }[];
};

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const formatScale = ({ documentCount, textCount }: Scale) => `${documentCount} / ${textCount}x`;
const getPageCount = ({ build }: ScaledBuild) => build.sizes?.pageCount ?? 0;

function formatSizeTable(builds: readonly ScaledBuild[]): string {
  const rows = builds.map((each) => {
    const { scale, build } = each;
    const { sizes, elapsedMs, cpuSeconds, peakMegabytes } = build;
    return [
      formatScale(scale),
      String(getPageCount(each)),
      `${((sizes?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
      formatSeconds(elapsedMs),
      `${cpuSeconds.toFixed(1)} s`,
      `${Math.round((cpuSeconds * 1000) / getPageCount(each))} ms`,
      `${Math.round(peakMegabytes)} MB`,
    ];
  });
  const headings = ["documents / texts", "pages", "size", "time", "CPU time", "CPU time per page", "peak memory"];
  return formatMarkdownTable(headings, rows);
}

function formatStageTable(builds: readonly ScaledBuild[]): string {
  const names = [...new Set(builds.flatMap(({ build }) => build.stages.map((stage) => stage.name)))];
  const rows = names.map((stage) => [
    stage,
    ...builds.map(({ build }) => formatSeconds(build.stages.find((each) => each.name === stage)?.ms ?? 0)),
  ]);
  return formatMarkdownTable(["stage", ...builds.map(({ scale }) => formatScale(scale))], rows);
}

type Series = { label: string; builds: readonly ScaledBuild[] };

/** Groups the sites into series, smallest first: more documents, more texts, and more of both. */
function groupIntoSeries(builds: readonly ScaledBuild[]): Series[] {
  const [first] = builds;
  if (!first) return [];
  const { documentCount, textCount } = first.scale;
  const createSeries = (label: string, isIn: (scale: Scale) => boolean) => ({
    label,
    builds: builds.filter((each) => isIn(each.scale)),
  });
  return [
    createSeries("more documents", (scale) => scale.textCount === textCount),
    createSeries("more texts", (scale) => scale.documentCount === documentCount),
    createSeries(
      "more of both",
      (scale) => scale === first.scale || (scale.documentCount > documentCount && scale.textCount > textCount),
    ),
  ].filter((series) => series.builds.length > 2);
}

/** Minimum duration in ms at the largest size; faster stages are left out. */
const minStageMs = 1000;

function formatGrowthTable(builds: readonly ScaledBuild[]): string {
  const rows = groupIntoSeries(builds).flatMap(({ label, builds: own }) => {
    const createPoints = (figureOf: (build: MeasuredBuild) => number): GrowthPoint[] =>
      own.map((each) => ({ size: getPageCount(each), figure: figureOf(each.build) }));
    const createStageReader = (stage: string) => (build: MeasuredBuild) =>
      build.stages.find(({ name: each }) => each === stage)?.ms ?? 0;
    const stages = (own.at(-1)?.build.stages ?? []).filter(({ ms }) => ms >= minStageMs).map((stage) => stage.name);
    return [
      formatGrowthRow(
        label,
        "whole build, CPU time",
        createPoints(({ cpuSeconds }) => cpuSeconds * 1000),
      ),
      formatGrowthRow(
        label,
        "whole build, time",
        createPoints(({ elapsedMs }) => elapsedMs),
      ),
      ...stages.map((stage) => formatGrowthRow(label, stage, createPoints(createStageReader(stage)))),
    ];
  });
  return formatMarkdownTable(
    ["series", "part", "per page, first pages", "per page, last pages", "exponent", "whole for pages", "linear"],
    rows,
  );
}

function formatGrowthRow(label: string, part: string, points: readonly GrowthPoint[]): string[] {
  const [first, middle, last] = [points[0], points.at(-2), points.at(-1)];
  const exponent = computeGrowthExponent(points);
  const formatSlope = (a: GrowthPoint | undefined, b: GrowthPoint | undefined) =>
    a && b ? `${computeSlope(a, b).toFixed(1)} ms` : "";
  const computeRatio = (readFigure: (point: GrowthPoint) => number) =>
    first && last ? readFigure(last) / readFigure(first) : Number.NaN;
  const figureRatio = computeRatio(({ figure }) => figure);
  const isLinear =
    exponent === undefined ? figureRatio <= computeRatio(({ size }) => size) : exponent <= linearExponentLimit;
  return [
    label,
    part,
    formatSlope(first, middle),
    formatSlope(middle, last),
    exponent?.toFixed(2) ?? "",
    `${figureRatio.toFixed(1)}x for ${computeRatio(({ size }) => size).toFixed(1)}x`,
    isLinear ? "yes" : "NO",
  ];
}

function formatRepeatTable(again: readonly RepeatedBuilds[]): string {
  const rows = again.flatMap(({ scale, rows: own }) =>
    own.map(({ label, build, changedFiles, wrongFiles }) => [
      formatScale(scale),
      label,
      formatSeconds(build.elapsedMs),
      `${build.cpuSeconds.toFixed(1)} s`,
      String(changedFiles),
      wrongFiles === undefined ? "" : String(wrongFiles),
    ]),
  );
  const headings = ["documents / texts", "second build", "time", "CPU time", "files changed", "unlike a clean build"];
  return formatMarkdownTable(headings, rows);
}

export function formatBuildTables(builds: readonly ScaledBuild[], again: readonly RepeatedBuilds[]): string {
  return [formatSizeTable(builds), formatStageTable(builds), formatGrowthTable(builds), formatRepeatTable(again)].join(
    "\n\n",
  );
}

/** @param unbuiltScales - sites that are not built yet, which the report names as missing. */
export function formatBuildReport(
  builds: readonly ScaledBuild[],
  repeatedBuilds: readonly RepeatedBuilds[],
  unbuiltScales: readonly Scale[],
  date: string,
  machine: string,
): string {
  const earlyEndNote =
    unbuiltScales.length > 0
      ? `\n**The run was ended early**, before it built ${unbuiltScales.map(formatScale).join(", ")}.\n`
      : "";
  return `Written by \`npm run bench:build\` on ${date}: ${machine}. One run, all builds one after the other.
${earlyEndNote}
Each site is today's with copies of its own content, in a copy of the project (\`bench/scale\`): registry documents with their pages
and PDFs, and a multiple of the legal texts, pages and frequent questions. Pages that list others (the site map, the search, the
registry) grow with what they list.

### A clean build

${formatSizeTable(builds)}

*CPU time* is what the build and everything it started used of one processor; on a busy machine it says more than the time.

### Its parts

${formatStageTable(builds)}

### How it grows

${formatGrowthTable(builds)}

*Per page*: what one more page costs between the first two sizes and between the last two. *Exponent*: the power by which the
whole grows, without the fixed cost of a build with no pages: 1 is linear, up to ${linearExponentLimit} counts as linear. If the cost of the
first pages cannot be told from noise, there is no exponent, and the whole may grow by the same factor as the pages. Parts under a
second are left out.

### A second build

${formatRepeatTable(repeatedBuilds)}

*Unlike a clean build*: files whose bytes differ from those of a build of the same sources that ignored earlier ones.`;
}
