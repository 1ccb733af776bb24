/**
 * `npm run bench`: measures the weight of every published page. For one page of each template, also measures its
 * Lighthouse scores and its speed, compared with a copy without script and fonts. Writes docs/performance.md; takes
 * half an hour on an otherwise idle machine. `npm run bench -- /esim /membresias` measures only these pages, and writes
 * nothing. `npm run bench -- --smoke` visits one page of the last build once, to check that the bench runs.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../scripts/machine/browsers/browser.ts";
import { coverageMapSources } from "../src/content/coverage/coverage-page.ts";
import { requirePage } from "../src/content/site/site-map/site-map.ts";
import { publishedPaths } from "../tests/support/page-families.ts";
import { SiteServer } from "../tests/support/servers/site-server.ts";
import { evaluateBounds } from "./bounds.ts";
import { lighthouseRuns, revisitDeadlineMinutes, visitCounts } from "./conditions.ts";
import { describeMachine } from "./machine.ts";
import { measureTemplates, weighPages } from "./page-bench.ts";
import { importPeerModule } from "./peer-modules.ts";
import { formatPerformanceReport } from "./report/report.ts";
import { formatFindingList, formatTemplateTable, formatWeightTable } from "./report/report-tables.ts";
import { writePlainCopy } from "./site-copy.ts";
import { groupPagesByTemplate } from "./templates.ts";

const dist = process.env.WIM_DIST ?? "dist";
const sourcePattern = "{documents,public,scripts,src}/**/*.*";

function buildIfNeeded(): void {
  const homePage = join(dist, "client/index.html");
  const newestChangeMs = Math.max(...globSync(sourcePattern).map((file) => statSync(file).mtimeMs));
  if (existsSync(homePage) && statSync(homePage).mtimeMs > newestChangeMs) return;
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: "boolean" } },
});
/** A light page with an island that hydrates on scrolling. */
const smokePage = "/registro-membresias";
const selectedRoutes = options.smoke ? [smokePage] : positionals.map((path) => requirePage(path).path);
const isFullRun = selectedRoutes.length === 0;

const startedAtMs = performance.now();
const getElapsedMinutes = () => Math.ceil((performance.now() - startedAtMs) / 60_000);
const log = (line: string) => console.log(`${((performance.now() - startedAtMs) / 1000).toFixed(1)} s  ${line}`);

const { openLighthouse } = await importPeerModule("lighthouse.ts");
if (!options.smoke) buildIfNeeded();
const workFolder = mkdtempSync(join(tmpdir(), "wim-bench-"));
const plainDist = join(workFolder, "dist");
const site = new SiteServer({ distDir: dist, databaseFile: join(workFolder, "site.sqlite") });
const plainServer = new SiteServer({ distDir: plainDist, databaseFile: join(workFolder, "plain.sqlite") });
const executablePath = await ensureBrowser();
await site.start();
const browser = await chromium.launch({ executablePath, args: browserArguments });
const lighthouse = await openLighthouse({
  executablePath,
  args: browserArguments,
  repeatRuns: options.smoke ? 1 : lighthouseRuns,
  tileOrigin: new URL(coverageMapSources.tileUrl).origin,
});
try {
  const machine = describeMachine({ Chromium: browser.version(), Lighthouse: lighthouse.version });
  const date = new Date().toISOString().slice(0, 10);
  const pages = await weighPages(browser, site.url, isFullRun ? publishedPaths : selectedRoutes);
  const templates = isFullRun
    ? groupPagesByTemplate(pages)
    : selectedRoutes.map((route) => ({ route, routes: [route] }));
  log(`weighed ${pages.length} pages, of ${templates.length} templates`);
  await writePlainCopy(
    dist,
    plainDist,
    templates.map(({ route }) => route),
  );
  await plainServer.start();
  const setup = { browser, lighthouse, siteOrigin: site.url, plainOrigin: plainServer.url };
  const plan = {
    ...(options.smoke
      ? { firstVisits: 1, furtherVisits: 0 }
      : { firstVisits: visitCounts.first, furtherVisits: visitCounts.further }),
    hasTimeLeft: () => getElapsedMinutes() < revisitDeadlineMinutes,
  };
  const figures = await measureTemplates(templates, plan, setup, log, (measured) => {
    const run = { templates, results: measured, pages, date, minutes: getElapsedMinutes(), machine };
    if (isFullRun) writeFileSync("docs/performance.md", formatPerformanceReport(run));
  });
  const verdicts = evaluateBounds(figures, pages);
  console.log(`\n${formatTemplateTable(figures)}\n\n${formatWeightTable(pages, templates)}`);
  console.log(`\nMissed:\n${formatFindingList(verdicts, "missed")}`);
  console.log(`\nInconclusive:\n${formatFindingList(verdicts, "inconclusive")}`);
} finally {
  await Promise.all([browser.close(), lighthouse.close()]);
  await Promise.all([site.stop(), plainServer.stop()]);
  rmSync(workFolder, { recursive: true, force: true });
}
