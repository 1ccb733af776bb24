import { cpus } from "node:os";
import type { Weight } from "../tests/support/visit.ts";
import { conditions } from "./conditions.ts";
import type { Timing } from "./measure.ts";

export type Row = { route: string; weight: Weight; withScript: Timing[]; withoutScript: Timing[] };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const headings = [
  "route",
  "script before scrolling",
  "script after",
  "first visit",
  "LCP",
  "LCP without script",
  "ratio",
  "CLS",
  "TBT",
  "TBT scrolling",
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

function cells({ route, weight, withScript, withoutScript }: Row): string[] {
  const of = (timings: Timing[], figure: keyof Timing) => median(timings.map((timing) => timing[figure]));
  const lcp = of(withScript, "lcpMs");
  const plainLcp = of(withoutScript, "lcpMs");
  return [
    route,
    kilobytes(weight.scriptBefore),
    kilobytes(weight.scriptAfter),
    kilobytes(weight.visit),
    milliseconds(lcp),
    milliseconds(plainLcp),
    (lcp / plainLcp).toFixed(2),
    String(Number(of(withScript, "shift").toFixed(4))),
    milliseconds(of(withScript, "blockingMs")),
    milliseconds(of(withScript, "scrollBlockingMs")),
  ];
}

/** A Markdown table, readable on a terminal too. */
export function table(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(cells)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const row = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [row(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(row)].join("\n");
}

export function performancePage(rows: readonly Row[], date: string, browser: string): string {
  const { processorSlowdown, roundTripMs, downloadMbps, uploadMbps, viewport, runs } = conditions;
  const processors = cpus();
  return `# Speed, as measured

Written by \`npm run bench\` on ${date}: ${browser}, Node ${process.version}, ${processors.length} x ${processors[0]?.model.trim() ?? "processor"}.

A phone of ${viewport.width} x ${viewport.height}, its processor ${processorSlowdown} times slower than this machine's, on a network of ${downloadMbps} Mbps down, ${uploadMbps} Mbps up and ${roundTripMs} ms round trip (Chromium's own throttling), cache empty. Times are medians of ${runs} visits, taken in turns with ${runs} visits to the same page without its scripts, from the same server. Bytes are as they travel (brotli), without headers.

${table(rows)}

- *Script before scrolling*: what the page asks for by itself. *After*, *first visit* and *CLS*: scrolled to the end.
- *TBT*: what tasks take beyond 50 ms each, from the first paint until the network is quiet. *TBT scrolling*: from there to the end of the page in one sweep, while every island wakes.
- *LCP without script*: the same page with its script elements taken out, and nothing else changed.
- There are no peers in the table: the bench runs without a network, so other operators' sites cannot be measured beside ours in the same run.

Budgets in bytes fail the gate (\`tests/contract/budgets.ts\`); times do not, since they depend on the machine.
`;
}
