/**
 * `npm run bench:load`: the built-in server and nginx side by side, with the same files and the same connections from a
 * third process. Writes docs/performance-scale.md. `npm run bench:load -- --seconds 2` is a quick look, which writes
 * nothing; so is `-- --smoke`, for one second, with leads only, on the last build. Fails if any request gets an error.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureNginx, startNginx } from "../../scripts/machine/nginx.ts";
import { SiteServer } from "../../tests/support/site-server.ts";
import { machineLine } from "../machine.ts";
import { peerModule } from "../peer-modules.ts";
import { writePart } from "../report-part.ts";
import { scalePage } from "../scale-page.ts";
import { type Load, leadCase, loadCases } from "./load-case.ts";
import { loadReport, loadTable, type Row } from "./load-report.ts";

const { values: options } = parseArgs({ options: { seconds: { type: "string" }, smoke: { type: "boolean" } } });
const conditions = { connections: 20, seconds: options.smoke ? 1 : Number(options.seconds ?? 3) };
/** Each server in turns; the median counts. */
const rounds = options.smoke ? 1 : 3;

if (!ensureNginx()) throw new Error("nginx is missing and could not be installed");
const { keepBusy } = await peerModule("http-load.ts");
const dist = process.env.WIM_DIST ?? "dist";
if (!options.smoke) execFileSync(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });

const work = mkdtempSync(join(tmpdir(), "wim-load-"));
const builtIn = new SiteServer({ distDir: dist, databaseFile: join(work, "load.sqlite") });
await builtIn.start();
const clientDir = join(dist, "client");
const nginx = await startNginx({ clientDir, collectorPort: Number(new URL(builtIn.url).port), port: await freePort() });
try {
  const rows: Row[] = [];
  // Each server has its own ETag for a page.
  const cases = await Promise.all([builtIn.url, nginx.url].map((url) => loadCases(url, largestScript())));
  for (const [index, own] of (cases[0] ?? []).entries()) {
    // Leads pass through everything: nginx, the server and SQLite.
    if (options.smoke && own.name !== leadCase.name) continue;
    const other = cases[1]?.[index] ?? own;
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await keepBusy(builtIn.url, own, conditions));
      theirs.push(await keepBusy(nginx.url, other, conditions));
    }
    rows.push({ name: own.name, builtIn: middle(ours), nginx: middle(theirs) });
    console.log(loadTable(rows.slice(-1)));
  }
  console.log(loadTable(rows));
  if (rows.some(({ builtIn, nginx }) => builtIn.errors + nginx.errors > 0)) process.exitCode = 1;
  if (options.seconds === undefined && !options.smoke) {
    const date = new Date().toISOString().slice(0, 10);
    const versions = machineLine({ nginx: nginxVersion() });
    const text = loadReport(rows, { ...conditions, rounds }, date, versions);
    writePart(scalePage.file, scalePage.opening, scalePage.parts.load, text);
  }
} finally {
  await nginx.stop();
  await builtIn.stop();
  rmSync(work, { recursive: true, force: true });
}

/** The median by rate, with the errors of all rounds. */
function middle(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new RangeError("nothing was measured");
  return { ...found, errors: loads.reduce((sum, { errors }) => sum + errors, 0) };
}

/** A script with a digest in its name, and a compressed twin. */
function largestScript(): string {
  const scripts = globSync("assets/**/*.js", { cwd: clientDir });
  const size = (file: string) => statSync(join(clientDir, file)).size;
  return `/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}

function nginxVersion(): string {
  const answer = execFileSync("sh", ["-c", "PATH=$PATH:/usr/sbin nginx -v 2>&1"], { encoding: "utf8" });
  return /\/([\d.]+)/.exec(answer)?.[1] ?? "";
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
