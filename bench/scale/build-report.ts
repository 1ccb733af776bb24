import { formatMarkdownTable } from "../markdown.ts";
import { computeGrowthExponent, computeSlope, type GrowthPoint, linearExponentLimit } from "./growth.ts";
import type { MeasuredBuild } from "./measured-build.ts";
import type { Scale } from "./scaled-content.ts";

export type ScaledBuild = { scale: Scale; build: MeasuredBuild };

export type RepeatedBuilds = {
  scale: Scale;
  rows: readonly {
    what: string;
    build: MeasuredBuild;
    /** Number of files that differ from the files of the site before the change. */
    changed: number;
    /** Number of files that differ from a clean build of the same sources, if one was made. */
    wrong?: number;
  }[];
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const name = ({ documents, texts }: Scale) => `${documents} / ${texts}x`;
const pagesOf = ({ build }: ScaledBuild) => build.sizes?.pages ?? 0;

function sizeTable(built: readonly ScaledBuild[]): string {
  const rows = built.map((each) => {
    const { scale, build } = each;
    const { sizes, elapsedMs, cpuSeconds, peakMegabytes } = build;
    return [
      name(scale),
      String(pagesOf(each)),
      `${((sizes?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
      seconds(elapsedMs),
      `${cpuSeconds.toFixed(1)} s`,
      `${Math.round((cpuSeconds * 1000) / pagesOf(each))} ms`,
      `${Math.round(peakMegabytes)} MB`,
    ];
  });
  const headings = ["documents / texts", "pages", "size", "time", "CPU time", "CPU time per page", "peak memory"];
  return formatMarkdownTable(headings, rows);
}

function stageTable(built: readonly ScaledBuild[]): string {
  const names = [...new Set(built.flatMap(({ build }) => build.stages.map((stage) => stage.name)))];
  const rows = names.map((stage) => [
    stage,
    ...built.map(({ build }) => seconds(build.stages.find((each) => each.name === stage)?.ms ?? 0)),
  ]);
  return formatMarkdownTable(["stage", ...built.map(({ scale }) => name(scale))], rows);
}

type Series = { what: string; built: readonly ScaledBuild[] };

/** Groups the sites into series, smallest first: more documents, more texts, and more of both. */
function seriesOf(built: readonly ScaledBuild[]): Series[] {
  const [first] = built;
  if (!first) return [];
  const { documents, texts } = first.scale;
  const of = (what: string, isIn: (scale: Scale) => boolean) => ({
    what,
    built: built.filter((each) => isIn(each.scale)),
  });
  return [
    of("more documents", (scale) => scale.texts === texts),
    of("more texts", (scale) => scale.documents === documents),
    of("more of both", (scale) => scale === first.scale || (scale.documents > documents && scale.texts > texts)),
  ].filter((series) => series.built.length > 2);
}

/** Stages faster than this at the largest size are left out. */
const minMs = 1000;

function growthTable(built: readonly ScaledBuild[]): string {
  const rows = seriesOf(built).flatMap(({ what, built: own }) => {
    const points = (figureOf: (build: MeasuredBuild) => number): GrowthPoint[] =>
      own.map((each) => ({ size: pagesOf(each), figure: figureOf(each.build) }));
    const msOf = (stage: string) => (build: MeasuredBuild) =>
      build.stages.find(({ name: each }) => each === stage)?.ms ?? 0;
    const stages = (own.at(-1)?.build.stages ?? []).filter(({ ms }) => ms >= minMs).map((stage) => stage.name);
    return [
      growthRow(
        what,
        "whole build, CPU time",
        points(({ cpuSeconds }) => cpuSeconds * 1000),
      ),
      growthRow(
        what,
        "whole build, time",
        points(({ elapsedMs }) => elapsedMs),
      ),
      ...stages.map((stage) => growthRow(what, stage, points(msOf(stage)))),
    ];
  });
  return formatMarkdownTable(
    ["series", "part", "per page, first pages", "per page, last pages", "exponent", "whole for pages", "linear"],
    rows,
  );
}

function growthRow(what: string, part: string, points: readonly GrowthPoint[]): string[] {
  const [first, middle, last] = [points[0], points.at(-2), points.at(-1)];
  const exponent = computeGrowthExponent(points);
  const each = (a: GrowthPoint | undefined, b: GrowthPoint | undefined) =>
    a && b ? `${computeSlope(a, b).toFixed(1)} ms` : "";
  const times = (of: (point: GrowthPoint) => number) => (first && last ? of(last) / of(first) : Number.NaN);
  const whole = times(({ figure }) => figure);
  const isLinear = exponent === undefined ? whole <= times(({ size }) => size) : exponent <= linearExponentLimit;
  return [
    what,
    part,
    each(first, middle),
    each(middle, last),
    exponent?.toFixed(2) ?? "",
    `${whole.toFixed(1)}x for ${times(({ size }) => size).toFixed(1)}x`,
    isLinear ? "yes" : "NO",
  ];
}

function againTable(again: readonly RepeatedBuilds[]): string {
  const rows = again.flatMap(({ scale, rows: own }) =>
    own.map(({ what, build, changed, wrong }) => [
      name(scale),
      what,
      seconds(build.elapsedMs),
      `${build.cpuSeconds.toFixed(1)} s`,
      String(changed),
      wrong === undefined ? "" : String(wrong),
    ]),
  );
  const headings = ["documents / texts", "second build", "time", "CPU time", "files changed", "unlike a clean build"];
  return formatMarkdownTable(headings, rows);
}

export function formatBuildTables(built: readonly ScaledBuild[], again: readonly RepeatedBuilds[]): string {
  return [sizeTable(built), stageTable(built), growthTable(built), againTable(again)].join("\n\n");
}

/** @param left - sites that are not built yet; the report names them as missing. */
export function formatBuildReport(
  built: readonly ScaledBuild[],
  again: readonly RepeatedBuilds[],
  left: readonly Scale[],
  date: string,
  machine: string,
): string {
  const early = left.length > 0 ? `\n**The run was ended early**, before it built ${left.map(name).join(", ")}.\n` : "";
  return `Written by \`npm run bench:build\` on ${date}: ${machine}. One run, all builds one after the other.
${early}
Each site is today's with copies of its own content, in a copy of the project (\`bench/scale\`): registry documents with their pages
and PDFs, and a multiple of the legal texts, pages and frequent questions. Pages that list others (the site map, the search, the
registry) grow with what they list.

### A clean build

${sizeTable(built)}

*CPU time* is what the build and everything it started used of one processor; on a busy machine it says more than the time.

### Its parts

${stageTable(built)}

### How it grows

${growthTable(built)}

*Per page*: what one more page costs between the first two sizes and between the last two. *Exponent*: the power by which the
whole grows, without the fixed cost of a build with no pages: 1 is linear, up to ${linearExponentLimit} counts as linear. If the cost of the
first pages cannot be told from noise, there is no exponent, and the whole may grow by the same factor as the pages. Parts under a
second are left out.

### A second build

${againTable(again)}

*Unlike a clean build*: files whose bytes differ from those of a build of the same sources that ignored earlier ones.`;
}
