/**
 * `npm run bench:leads`: sends 10,000 leads with server restarts. Fails if a lead is lost, stored twice or incomplete,
 * or if no message was interrupted. Then compares the stores in turns, fails if a promise of decision 0065 is not kept,
 * and writes docs/performance-scale.md. `-- --smoke` sends 400 leads, compares for a second, and writes nothing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensurePostgres } from "../../scripts/machine/postgres.ts";
import { startPostgres } from "../../server/testing/test-postgres.ts";
import { describeMachine } from "../machine.ts";
import { writeReportPart } from "../report-part.ts";
import { scaleReport } from "../scale-report.ts";
import { compareStores, computeThreadGains, countErrors, formatStoreTable } from "./compare-stores.ts";
import { runRestartTest } from "./run-restart-test.ts";

const { values: options } = parseArgs({ options: { smoke: { type: "boolean" } } });
const distDir = process.env.WIM_DIST ?? "dist";
const folder = mkdtempSync(join(tmpdir(), "wim-leads-"));
try {
  await storm();
  await race();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function storm(): Promise<void> {
  const ends = ["kill", "stop", "kill", "stop", "kill"] as const;
  const size = options.smoke
    ? { leads: 400, atOnce: 50, ends: ends.slice(0, 2) }
    : { leads: 10_000, atOnce: 100, ends };
  const report = await runRestartTest({ distDir, databaseFile: join(folder, "wim.sqlite"), ...size });
  const { seconds, restarts, sent, unanswered, acknowledged, stored, lost, duplicates, unfinished } = report;
  console.log(
    [
      `${acknowledged} leads acknowledged in ${seconds.toFixed(1)} s, ${restarts} restarts in between`,
      `${sent} messages sent, ${unanswered} of them unanswered and sent again`,
      `stored: ${stored}; lost: ${lost}, twice: ${duplicates}, without their form event: ${unfinished}`,
    ].join("\n"),
  );
  const isWhole = acknowledged === size.leads && stored === size.leads && lost + duplicates + unfinished === 0;
  if (!isWhole || unanswered === 0) process.exitCode = 1;
}

async function race(): Promise<void> {
  const conditions = { connections: 32, seconds: options.smoke ? 1 : 3, rounds: options.smoke ? 1 : 5 };
  const postgres = ensurePostgres() ? await startPostgres() : undefined;
  try {
    let files = 0;
    const newFile = () => join(folder, `race-${++files}.sqlite`);
    const results = await compareStores(
      [
        { name: "before", what: "SQLite on the thread that answers", place: newFile },
        { name: "thread", what: "SQLite in a thread of its own", place: newFile },
        ...(postgres ? [{ name: "postgres", what: "PostgreSQL", place: postgres.emptySchema } as const] : []),
      ],
      { clientDir: join(distDir, "client"), ...conditions },
    );
    const { leads, before, now, areKept } = computeThreadGains(results);
    const verdict = `In a thread of its own: ${leads.toFixed(1)} times the leads a second; they hold up a small file ${now.toFixed(1)} ms, before ${before.toFixed(1)} ms.`;
    const table = formatStoreTable(results);
    console.log(`${table}\n${verdict}`);
    if (results.some((result) => countErrors(result) > 0)) process.exitCode = 1;
    if (options.smoke) return;
    if (!areKept) process.exitCode = 1;
    writeReportPart(
      scaleReport.file,
      scaleReport.opening,
      scaleReport.parts.leads,
      reportOf(table, verdict, conditions),
    );
  } finally {
    await postgres?.remove();
  }
}

function reportOf(table: string, verdict: string, { connections, seconds, rounds }: Record<string, number>): string {
  const date = new Date().toISOString().slice(0, 10);
  return `Written by \`npm run bench:leads\` on ${date}: ${describeMachine({})}. One run.

${connections} connections send leads for ${seconds} seconds, ${rounds} times to each store in turns; each lead is from a different visitor and
is answered once it is on disk. Beside them a visitor asks for a small file every 15 ms; *without leads*, nothing else goes on, and
almost all of that time is the visitor's own work. The client shares the processors.

${table}

${verdict} *Processor a lead*: of the server, all its threads; PostgreSQL's own processes are not counted.
*Errors*: failed connections, timeouts and responses with an unexpected status.`;
}
