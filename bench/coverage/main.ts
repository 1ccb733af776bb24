/**
 * `npm run bench:coverage`: compares the coverage page with other ways to show the same KML, and writes
 * docs/performance-coverage.md. It simulates a phone four times slower than this machine. A quick comparison writes
 * nothing: `npm run bench:coverage -- --sizes 1,10 --only ours,ol --runs 1`. `--no-build` measures the existing build
 * in `WIM_DIST`, by default `dist`. `--smoke` only checks that the bench runs. It visits each contestant of `--only`,
 * by default `ours`, once in that build, and fails on any error.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../../scripts/machine/browsers/browser.ts";
import { SiteServer } from "../../tests/support/servers/site-server.ts";
import { provideSyntheticKmlFile } from "../../tests/support/synthetic-kml-file.ts";
import { type Contestant, type ContestantId, contestants, drawsNothing, getVisitCount } from "./contestants.ts";
import { evaluateCoverageBounds } from "./coverage-bounds.ts";
import { coverageConditions } from "./coverage-conditions.ts";
import {
  type CoverageBenchReport,
  formatCoverageReport,
  formatSizeTables,
  formatThrottleFactors,
  formatVerdictTable,
} from "./coverage-report.ts";
import { buildPeerPages } from "./peers-site.ts";
import { coveragePagePaths, replaceKml, updateOverlayProps } from "./replace-kml.ts";
import { type ContestantResult, summarizeVisits } from "./results.ts";
import { measureOverlayScript, measureScripts } from "./script-weight.ts";
import { type SyntheticMegabytes, syntheticSizes } from "./synthetic-kml.ts";
import { measureMapSize, measureMapVisit, type VisitResult } from "./visit/map-visit.ts";
import { measureThrottleFactors, type ThrottleFactors } from "./visit/throttle-factors.ts";

const siteDist = ".build/coverage-site";
const peersDist = ".build/coverage-bench/peers";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string" },
    only: { type: "string" },
    runs: { type: "string" },
    "no-build": { type: "boolean" },
    smoke: { type: "boolean" },
  },
});
const isQuickLook = Object.keys(options).length > 0;
const smoke = { sizes: "1", only: "ours", runs: "1", ...options };
const { sizes: wantedSizes, only, runs } = options.smoke ? smoke : options;
const allSizes = Object.keys(syntheticSizes).map(Number) as SyntheticMegabytes[];
const sizes = allSizes.filter((size) => !wantedSizes || wantedSizes.split(",").includes(`${size}`));
const selectedContestants = contestants.filter(({ id }) => !only || only.split(",").includes(id));

const executablePath = await ensureBrowser();
const startedAtMs = performance.now();
const log = (text: string) => console.log(`${Math.round((performance.now() - startedAtMs) / 1000)} s  ${text}`);

if (options["no-build"] || options.smoke) {
  // Copies the build, because the bench changes the files that it serves.
  rmSync(siteDist, { recursive: true, force: true });
  cpSync(process.env.WIM_DIST ?? "dist", siteDist, { recursive: true, dereference: true });
} else {
  log("builds the site");
  const env = { ...process.env, WIM_DIST: siteDist };
  execFileSync(process.execPath, ["scripts/build.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
}
const hasPeers = selectedContestants.some((contestant) => "peer" in contestant);
if (hasPeers) await buildPeerPages(peersDist);

const workFolder = mkdtempSync(join(tmpdir(), "wim-bench-"));
const site = new SiteServer({ distDir: siteDist, databaseFile: join(workFolder, "site.sqlite") });
const peers = new SiteServer({ distDir: peersDist, databaseFile: join(workFolder, "peers.sqlite") });
const servers = hasPeers ? [site, peers] : [site];
await Promise.all(servers.map((server) => server.start()));
try {
  await runBench();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(workFolder, { recursive: true, force: true });
}

async function runBench(): Promise<void> {
  const mapSize = await measureMapSize(executablePath, site.url + coveragePagePaths.kml);
  const calibrations: ThrottleFactors[] = [];
  if (!options.smoke) calibrations.push(await calibrate());
  const results: ContestantResult[] = [];
  for (const megabytes of sizes) results.push(...(await measureContestants(megabytes, mapSize)));
  if (!options.smoke) calibrations.push(await calibrate());

  const summaries = results.map(summarizeVisits);
  const scripts = new Map<ContestantId, readonly string[]>();
  for (const { id, visits } of results) scripts.set(id, visits.find((each) => each)?.scripts ?? scripts.get(id) ?? []);
  const scriptBytes = new Map<ContestantId, number>();
  for (const [id, addresses] of scripts) scriptBytes.set(id, await measureScripts(getDistDir(id), addresses));
  const ownScripts = scripts.get("ours");
  const verdicts = ownScripts
    ? evaluateCoverageBounds(summaries, await measureOverlayScript(siteDist, ownScripts))
    : [];
  const report: CoverageBenchReport = {
    summaries,
    verdicts,
    throttleFactors: calibrations,
    scriptBytes,
    mapSize,
  };
  console.log(`${formatSizeTables(report)}\n\n${formatVerdictTable(verdicts)}`);
  log("done");
  if (options.smoke && results.some(({ visits }) => visits.includes(undefined))) throw new Error("nothing was painted");
  if (isQuickLook) return;
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const reportText = formatCoverageReport(
    report,
    new Date().toISOString().slice(0, 10),
    `Chromium ${browser.version()}`,
  );
  await browser.close();
  writeFileSync("docs/performance-coverage.md", reportText);
}

async function calibrate(): Promise<ThrottleFactors> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const calibration = await measureThrottleFactors(browser).finally(() => browser.close());
  log(`slowdown of a loop: ${formatThrottleFactors([calibration])}`);
  return calibration;
}

/** Visits all contestants in turns, with a file of this size. */
async function measureContestants(
  megabytes: SyntheticMegabytes,
  mapSize: CoverageBenchReport["mapSize"],
): Promise<ContestantResult[]> {
  const file = await provideSyntheticKmlFile(megabytes);
  await replaceKml(siteDist, file);
  if (hasPeers) await replaceKml(peersDist, file);
  const hasPack = await updateOverlayProps(siteDist);
  // Warm-up: each server reads the file once before the measurement.
  for (const { url } of servers) await (await fetch(url + coverageConditions.kmlPath)).arrayBuffer();
  const visits = new Map<Contestant, (VisitResult | undefined)[]>();
  const getVisitTarget = (contestant: Contestant) => (runs ? Number(runs) : getVisitCount(contestant, megabytes));
  for (let round = 0; round < Math.max(...selectedContestants.map(getVisitTarget)); round++) {
    for (const contestant of selectedContestants) {
      if (round >= getVisitTarget(contestant) || (contestant.id === "pack" && !hasPack)) continue;
      const url = buildPageUrl(contestant, mapSize);
      const mapKind = drawsNothing(contestant) ? "nothing" : "peer" in contestant ? "peer" : "own-map";
      const visit = await measureMapVisit({
        url,
        executablePath,
        mapKind,
        restMs: options.smoke ? 300 : coverageConditions.restMs,
      });
      visits.set(contestant, [...(visits.get(contestant) ?? []), visit]);
      log(`${megabytes} MB, ${contestant.id}: ${visit ? `${Math.round(visit.paintedMs)} ms` : "too slow"}`);
    }
  }
  return [...visits].map(([{ id }, visitResults]) => ({ id, megabytes, visits: visitResults }));
}

function buildPageUrl(contestant: Contestant, { width, height }: CoverageBenchReport["mapSize"]): string {
  if (!("peer" in contestant)) return site.url + coveragePagePaths[contestant.id === "pack" ? "pack" : "kml"];
  const query = new URLSearchParams({ kml: coverageConditions.kmlPath, width: `${width}`, height: `${height}` });
  if (contestant.id === "pass") query.set("pass", "1");
  return `${peers.url}/${contestant.peer}.html?${query}`;
}

function getDistDir(id: ContestantId): string {
  return id === "ours" || id === "pack" ? siteDist : peersDist;
}
