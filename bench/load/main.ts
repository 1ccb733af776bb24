/**
 * `npm run bench:load`: compares three servers with the same files and the same connections from another process: the
 * built-in one, nginx, and @fastify/static. Writes docs/performance-scale.md; fails if any request fails. `npm run
 * bench:load -- --seconds 2` is a quick comparison, which writes nothing. `-- --smoke` only sends leads to the last
 * build for one second, and writes nothing either.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureNginx, startNginx } from "../../scripts/machine/programs/nginx.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { SiteServer } from "../../tests/support/servers/site-server.ts";
import { describeMachine } from "../machine.ts";
import { importPeerModule } from "../peer-modules.ts";
import { writeReportPart } from "../report/report-part.ts";
import { scaleReport } from "../report/scale-report.ts";
import { createLoadCases, type LoadCase, type LoadResult, leadCase } from "./load-case.ts";
import { formatLoadReport, formatLoadTables, type LoadCaseResults } from "./load-report.ts";
import { readProcessorSeconds } from "./processor-time.ts";

const { values: options } = parseArgs({ options: { seconds: { type: "string" }, smoke: { type: "boolean" } } });
const conditions = { connections: 20, seconds: options.smoke ? 1 : Number(options.seconds ?? 3) };
/** Number of rounds, in which the servers take turns; the report gives medians of all rounds. */
const rounds = options.smoke ? 1 : 7;

if (!ensureNginx()) throw new Error("nginx is missing and could not be installed");
const { runLoadCase } = await importPeerModule("http-load.ts");
const dist = process.env.WIM_DIST ?? "dist";
if (!options.smoke) execFileSync(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });

const workFolder = mkdtempSync(join(tmpdir(), "wim-load-"));
const builtIn = new SiteServer({ distDir: dist, databaseFile: join(workFolder, "load.sqlite") });
const fromDisk = new SiteServer({ distDir: dist, databaseFile: "", script: "bench/load/from-disk.ts" });
await Promise.all([builtIn.start(), fromDisk.start()]);
const clientDir = join(dist, "client");
const collectorPort = Number(new URL(builtIn.url).port);
const nginx = await startNginx({ clientDir, collectorPort, port: await findFreePort(), postsPerSecond: 100_000 });
const servers = { builtIn, fromDisk, nginx };
type Server = keyof typeof servers;
try {
  const rows: LoadCaseResults[] = [];
  // Each server has its own cases, because a page's ETag differs between servers.
  const asset = findLargestScript();
  const cases = Object.fromEntries(
    await Promise.all(
      Object.entries(servers).map(async ([name, { url }]) => [name, await createLoadCases(url, asset)]),
    ),
  ) as Record<Server, LoadCase[]>;
  for (const [index, { name }] of cases.builtIn.entries()) {
    // Leaves out `fromDisk` for leads, because it accepts none.
    const isLead = name === leadCase.name;
    if (options.smoke && !isLead) continue;
    const testedServers = (Object.keys(servers) as Server[]).filter((server) => !isLead || server !== "fromDisk");
    const loads: Record<Server, LoadResult[]> = { builtIn: [], fromDisk: [], nginx: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const server of testedServers) loads[server].push(await measureLoad(server, cases[server][index]));
    rows.push({ name, ...loads });
    console.log(formatLoadTables(rows.slice(-1)));
  }
  console.log(formatLoadTables(rows));
  if (rows.flatMap(({ name: _, ...loads }) => Object.values(loads).flat()).some(({ errorCount }) => errorCount > 0))
    process.exitCode = 1;
  if (options.seconds === undefined && !options.smoke) {
    const date = new Date().toISOString().slice(0, 10);
    const versions = describeMachine({ nginx: readNginxVersion() });
    const reportText = formatLoadReport(rows, { ...conditions, rounds }, date, versions);
    writeReportPart(scaleReport.file, scaleReport.opening, scaleReport.parts.load, reportText);
  }
} finally {
  await nginx.stop();
  await Promise.all([builtIn.stop(), fromDisk.stop()]);
  rmSync(workFolder, { recursive: true, force: true });
}

async function measureLoad(server: Server, loadCase: LoadCase | undefined): Promise<LoadResult> {
  if (!loadCase) throw new RangeError(`${server} has no such case`);
  const { url, pid } = servers[server];
  const before = readProcessorSeconds(pid);
  const load = await runLoadCase(url, loadCase, conditions);
  const after = readProcessorSeconds(pid);
  // Leads have no CPU time for nginx, which forwards them to the collector, whose CPU time is not measured here.
  const isForwarded = server === "nginx" && loadCase.name === leadCase.name;
  if (before === undefined || after === undefined || isForwarded) return load;
  return { ...load, processorMicros: ((after - before) * 1e6) / (load.requestsPerSecond * conditions.seconds) };
}

function findLargestScript(): string {
  const scripts = globSync("assets/**/*.js", { cwd: clientDir });
  const size = (file: string) => statSync(join(clientDir, file)).size;
  return `/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}

function readNginxVersion(): string {
  const output = execFileSync("sh", ["-c", "PATH=$PATH:/usr/sbin nginx -v 2>&1"], { encoding: "utf8" });
  return /\/([\d.]+)/.exec(output)?.[1] ?? "";
}
