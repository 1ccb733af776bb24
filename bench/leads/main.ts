/**
 * `npm run bench:leads`: sends 10,000 leads with server restarts. Fails if a lead is lost, stored twice or incomplete,
 * or if no message was interrupted. Then compares the stores in turns, fails if leads delay a small file for longer than
 * decision 0065 allows, and writes docs/performance-scale.md. `-- --smoke` sends 400 leads, compares for a second, and writes nothing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensurePostgres } from "../../scripts/machine/programs/postgres.ts";
import { startPostgres } from "../../server/testing/databases/test-postgres.ts";
import { describeMachine } from "../machine.ts";
import { writeReportPart } from "../report/report-part.ts";
import { scaleReport } from "../report/scale-report.ts";
import { compareStores, computeDelayMs, countErrors, formatStoreTable } from "./compare-stores.ts";
import { runRestartTest } from "./run-restart-test.ts";

const { values: options } = parseArgs({ options: { smoke: { type: "boolean" } } });
const distDir = process.env.WIM_DIST ?? "dist";
/** For SQLite: decision 0065. */
const maxDelayMs = 10;
const folder = mkdtempSync(join(tmpdir(), "wim-leads-"));
try {
  await testRestarts();
  await compareAllStores();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function testRestarts(): Promise<void> {
  const shutdowns = ["kill", "stop", "kill", "stop", "kill"] as const;
  const size = options.smoke
    ? { leads: 400, concurrentVisitors: 50, shutdowns: shutdowns.slice(0, 2) }
    : { leads: 10_000, concurrentVisitors: 100, shutdowns };
  const report = await runRestartTest({ distDir, databaseFile: join(folder, "wim.sqlite"), ...size });
  const {
    seconds,
    restarts,
    sentMessages,
    unansweredMessages,
    acknowledgedLeads,
    storedRows,
    lostLeads,
    duplicateRows,
    unfinishedRows,
  } = report;
  console.log(
    [
      `${acknowledgedLeads} leads acknowledged in ${seconds.toFixed(1)} s, ${restarts} restarts in between`,
      `${sentMessages} messages sent, ${unansweredMessages} of them unanswered and sent again`,
      `stored: ${storedRows}; lost: ${lostLeads}, twice: ${duplicateRows}, without their form event: ${unfinishedRows}`,
    ].join("\n"),
  );
  const isWhole =
    acknowledgedLeads === size.leads && storedRows === size.leads && lostLeads + duplicateRows + unfinishedRows === 0;
  if (!isWhole || unansweredMessages === 0) process.exitCode = 1;
}

async function compareAllStores(): Promise<void> {
  const conditions = { connections: 32, seconds: options.smoke ? 1 : 3, rounds: options.smoke ? 1 : 5 };
  const postgres = ensurePostgres() ? await startPostgres() : undefined;
  try {
    let files = 0;
    const results = await compareStores(
      [
        { name: "sqlite", label: "SQLite", createPlace: () => join(folder, `race-${++files}.sqlite`) },
        ...(postgres ? [{ name: "postgres", label: "PostgreSQL", createPlace: postgres.emptySchema } as const] : []),
      ],
      { clientDir: join(distDir, "client"), ...conditions },
    );
    const delays = results.map((result) => ({ label: result.label, delayMs: computeDelayMs(result) }));
    const verdict = `Leads hold up a small file: ${delays.map(({ label, delayMs }) => `${label} ${delayMs.toFixed(1)} ms`).join(", ")}.`;
    const table = formatStoreTable(results);
    console.log(`${table}\n${verdict}`);
    if (results.some((result) => countErrors(result) > 0)) process.exitCode = 1;
    if (options.smoke) return;
    if (delays.some(({ label, delayMs }) => label === "SQLite" && delayMs > maxDelayMs)) process.exitCode = 1;
    writeReportPart(
      scaleReport.file,
      scaleReport.opening,
      scaleReport.parts.leads,
      formatReport(table, verdict, conditions),
    );
  } finally {
    await postgres?.remove();
  }
}

function formatReport(
  table: string,
  verdict: string,
  { connections, seconds, rounds }: Record<string, number>,
): string {
  const date = new Date().toISOString().slice(0, 10);
  return `Written by \`npm run bench:leads\` on ${date}: ${describeMachine({})}. One run.

${connections} connections send leads for ${seconds} seconds, ${rounds} times to each store in turns; each lead is from a different visitor and
is answered once it is on disk. Beside them a visitor asks for a small file every 15 ms; *without leads*, nothing else goes on, and
almost all of that time is the visitor's own work. The client shares the processors.

${table}

${verdict} *Processor a lead*: of the server, all its threads; PostgreSQL's own processes are not counted.
*Errors*: failed connections, timeouts and responses with an unexpected status.`;
}
