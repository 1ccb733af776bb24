import { markdownTable } from "../markdown.ts";
import type { Conditions, Load } from "./load-case.ts";

export type Row = { name: string; builtIn: Load; nginx: Load };

const perSecond = ({ requestsPerSecond }: Load) => Math.round(requestsPerSecond).toString();
const latency = ({ p50, p99 }: Load) => `${p50} / ${p99} ms`;
const kilobytes = ({ bytes }: Load) => `${(bytes / 1000).toFixed(1)} kB`;

export function loadTable(rows: readonly Row[]): string {
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
  const cells = rows.map(({ name, builtIn, nginx }) => [
    name,
    perSecond(builtIn),
    perSecond(nginx),
    (nginx.requestsPerSecond / builtIn.requestsPerSecond).toFixed(1),
    latency(builtIn),
    latency(nginx),
    kilobytes(builtIn),
    kilobytes(nginx),
    `${builtIn.errors} / ${nginx.errors}`,
  ]);
  return markdownTable(headings, cells);
}

export function loadReport(
  rows: readonly Row[],
  { connections, seconds, rounds }: Conditions & { rounds: number },
  date: string,
  machine: string,
): string {
  return `Written by \`npm run bench:load\` on ${date}: ${machine}. One run.

autocannon, in a process of its own, keeps ${connections} connections busy for ${seconds} seconds, ${rounds} times with each server in
turns; the median counts. Both serve the same files, nginx with the configuration that the build writes for it, both without TLS,
and share the processors with the client.

${loadTable(rows)}

*Script*: the site's largest; the client is then busy reading, so the servers differ less than they could. *A lead* goes to the
collector: directly, and through nginx in front of it. Each is from a different visitor and is answered once SQLite has it on
disk. *Response*: headers and body as sent. *Errors*: failed connections, timeouts and responses with an unexpected status, over
all rounds.`;
}
