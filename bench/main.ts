/**
 * `npm run bench`: what every published page weighs, and how fast it is with and without its script. Writes
 * docs/performance.md. `npm run bench -- /esim /membresias` measures these only, and writes nothing.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { hasPublished, sitePages } from "#content/site-map.ts";
import { browserArguments, ensureBrowser } from "../scripts/browser.ts";
import { SiteServer } from "../tests/support/site-server.ts";
import { conditions } from "./conditions.ts";
import { type Timing, time, weight } from "./measure.ts";
import { performancePage, type Row, table } from "./report.ts";
import { copyWithoutScripts } from "./site-copy.ts";

const dist = "dist";
const sources = "{src,public,scripts}/**/*.*";

function buildIfNeeded(): void {
  const built = join(dist, "client/index.html");
  const newest = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}

const wanted = process.argv.slice(2);
const paths = sitePages
  .filter((page) => hasPublished(page) && page.served !== "on-demand")
  .map(({ path }) => path)
  .filter((path) => wanted.length === 0 || wanted.includes(path));

buildIfNeeded();
const work = mkdtempSync(join(tmpdir(), "wim-bench-"));
const withoutScripts = join(work, "dist");
await copyWithoutScripts(dist, withoutScripts);
const real = new SiteServer({ distDir: dist, databaseFile: join(work, "real.sqlite") });
const plain = new SiteServer({ distDir: withoutScripts, databaseFile: join(work, "plain.sqlite") });
await Promise.all([real.start(), plain.start()]);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  const rows: Row[] = [];
  for (const path of paths) {
    const withScript: Timing[] = [];
    const withoutScript: Timing[] = [];
    for (let run = 0; run < conditions.runs; run += 1) {
      withScript.push(await time(browser, real.url + path));
      withoutScript.push(await time(browser, plain.url + path));
    }
    rows.push({ route: path, weight: await weight(browser, real.url + path), withScript, withoutScript });
  }
  console.log(table(rows));
  const date = new Date().toISOString().slice(0, 10);
  if (wanted.length === 0) {
    writeFileSync("docs/performance.md", performancePage(rows, date, `Chromium ${browser.version()}`));
  }
} finally {
  await browser.close();
  await Promise.all([real.stop(), plain.stop()]);
  rmSync(work, { recursive: true, force: true });
}
