/**
 * `npm run bench`: what every published page weighs, how fast it is beside itself without script and fonts, and what
 * Lighthouse says of it. Writes docs/performance.md; takes half an hour of a machine with nothing else to do.
 * `npm run bench -- /esim /membresias` measures these only, and writes nothing.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { hasPublished, pageAt, sitePages } from "#content/site-map.ts";
import { browserArguments, ensureBrowser } from "../scripts/browser.ts";
import { SiteServer } from "../tests/support/site-server.ts";
import type { Figures } from "./figures.ts";
import { openLighthouse } from "./lighthouse.ts";
import { machineLine } from "./machine.ts";
import { measurePages } from "./page-bench.ts";
import { missList, performancePage, routeTable } from "./report.ts";
import { copyPlain } from "./site-copy.ts";

const dist = process.env.WIM_DIST ?? "dist";
const sources = "{data,documents,public,scripts,src}/**/*.*";

function buildIfNeeded(): void {
  const built = join(dist, "client/index.html");
  const newest = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}

const wanted = process.argv.slice(2);
const pages =
  wanted.length > 0
    ? wanted.map(pageAt)
    : sitePages.filter((page) => hasPublished(page) && page.served !== "on-demand");

const started = performance.now();
const minutes = () => Math.ceil((performance.now() - started) / 60_000);

buildIfNeeded();
const work = mkdtempSync(join(tmpdir(), "wim-bench-"));
const plainDist = join(work, "dist");
await copyPlain(dist, plainDist);
const site = new SiteServer({ distDir: dist, databaseFile: join(work, "site.sqlite") });
const plain = new SiteServer({ distDir: plainDist, databaseFile: join(work, "plain.sqlite") });
await Promise.all([site.start(), plain.start()]);
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: browserArguments });
const lighthouse = await openLighthouse(executablePath);
try {
  const instruments = { browser, lighthouse, site: site.url, plain: plain.url };
  const machine = machineLine({ Chromium: browser.version(), Lighthouse: lighthouse.version });
  const date = new Date().toISOString().slice(0, 10);
  const keep = (figures: readonly Figures[]) => {
    if (wanted.length === 0)
      writeFileSync("docs/performance.md", performancePage({ pages: figures, date, minutes: minutes(), machine }));
  };
  const log = (line: string) => console.log(`${minutes()} min  ${line}`);
  const figures = await measurePages(pages, instruments, log, keep);
  console.log(`\n${routeTable(figures)}\n\n${missList(figures)}`);
  keep(figures);
} finally {
  await Promise.all([browser.close(), lighthouse.close()]);
  await Promise.all([site.stop(), plain.stop()]);
  rmSync(work, { recursive: true, force: true });
}
