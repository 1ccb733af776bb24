import { computeMedianInterval } from "../report/interval.ts";
import { formatMarkdownTable } from "../report/markdown.ts";
import { computeMedian } from "../report/median.ts";
import type { LoadConditions, LoadResult } from "./load-case.ts";

/** The results of one case in all rounds, by server. `fromDisk` is empty for leads, because it only serves files. */
export type LoadCaseResults = {
  name: string;
  builtIn: readonly LoadResult[];
  fromDisk: readonly LoadResult[];
  nginx: readonly LoadResult[];
};

/** Minimum probability that an interval contains the true median. */
const minCoverage = 0.95;

const noValue = "–";

export function formatLoadTables(rows: readonly LoadCaseResults[]): string {
  return `${formatProcessorTable(rows)}\n\n${formatSpeedTable(rows)}`;
}

function formatProcessorTable(rows: readonly LoadCaseResults[]): string {
  const headings = ["request", "built-in", "from the disk", "nginx", "built-in : nginx", "from the disk : built-in"];
  const cells = rows.map(({ name, builtIn, fromDisk, nginx }) => [
    name,
    ...[builtIn, fromDisk, nginx].map((loads) => formatInterval(listProcessorMicros(loads), 0, " µs")),
    formatInterval(computeRatios(builtIn, nginx), 2),
    formatInterval(computeRatios(fromDisk, builtIn), 1),
  ]);
  return formatMarkdownTable(headings, cells);
}

function formatSpeedTable(rows: readonly LoadCaseResults[]): string {
  const headings = [
    "request",
    "built-in, per second",
    "nginx, per second",
    "nginx : built-in",
    "built-in, p50 / p99",
    "nginx, p50 / p99",
    "response, built-in",
    "response, nginx",
    "errors",
  ];
  const cells = rows.map(({ name, builtIn, nginx }) => {
    const [ours, theirs] = [findMedianRound(builtIn), findMedianRound(nginx)];
    return [
      name,
      ...[ours, theirs].map(({ requestsPerSecond }) => Math.round(requestsPerSecond).toString()),
      (theirs.requestsPerSecond / ours.requestsPerSecond).toFixed(1),
      ...[ours, theirs].map(({ p50Ms, p99Ms }) => `${p50Ms} / ${p99Ms} ms`),
      ...[ours, theirs].map(({ meanResponseBytes }) => `${(meanResponseBytes / 1000).toFixed(1)} kB`),
      `${countErrors(builtIn)} / ${countErrors(nginx)}`,
    ];
  });
  return formatMarkdownTable(headings, cells);
}

const listProcessorMicros = (loads: readonly LoadResult[]) =>
  loads.flatMap(({ processorMicros }) => processorMicros ?? []);
const countErrors = (loads: readonly LoadResult[]) => loads.reduce((sum, { errorCount }) => sum + errorCount, 0);

/** Divides the CPU times of the same round, because a slowdown of the machine affects both servers in a round. */
function computeRatios(loads: readonly LoadResult[], others: readonly LoadResult[]): number[] {
  const [ours, theirs] = [listProcessorMicros(loads), listProcessorMicros(others)];
  return ours.flatMap((own, round) => own / (theirs[round] ?? Number.NaN)).filter(Number.isFinite);
}

function formatInterval(values: readonly number[], digits: number, unit = ""): string {
  if (values.length === 0) return noValue;
  const { median: middling, low, high } = computeMedianInterval(values, minCoverage);
  return `${middling.toFixed(digits)}${unit} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

/** Finds the round whose rate is nearest to the median. */
function findMedianRound(loads: readonly LoadResult[]): LoadResult {
  const rate = computeMedian(loads.map(({ requestsPerSecond }) => requestsPerSecond));
  const sortedLoads = loads.toSorted(
    (a, b) => Math.abs(a.requestsPerSecond - rate) - Math.abs(b.requestsPerSecond - rate),
  );
  if (!sortedLoads[0]) throw new RangeError("nothing was measured");
  return sortedLoads[0];
}

export function formatLoadReport(
  rows: readonly LoadCaseResults[],
  { connections, seconds, rounds }: LoadConditions & { rounds: number },
  date: string,
  machine: string,
): string {
  return `Written by \`npm run bench:load\` on ${date}: ${machine}. One run.

autocannon, in a process of its own, keeps ${connections} connections busy for ${seconds} seconds, ${rounds} times with each server in
turns. All serve the same files, nginx with the configuration that the build writes for it, all without TLS, and share the
processors with the client. *From the disk* is the usual plugin without our headers, which looks at the disk for every request.

Processor time for one request, by the system's own accounting: the median of all rounds, and the interval that contains
the true median in at least ${minCoverage * 100} of 100 such runs. Ratios are taken round by round.

${formatProcessorTable(rows)}

What the client saw, in the round with the median rate:

${formatSpeedTable(rows)}

*Script*: the site's largest; the client is then busy reading, so the servers differ less than they could. *A lead* goes to the
collector: directly, and through nginx in front of it, whose processor time for it says little. Each is from a different
visitor and is answered once the store has it on disk. *Response*: headers and body as sent. *Errors*: failed connections,
timeouts and responses with an unexpected status, over all rounds.`;
}
