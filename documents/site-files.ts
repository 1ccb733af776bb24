/** Writes files with fixed names for machines: robots.txt, sitemap.xml, llms.txt, manifest and speculation rules. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import type { PageDates } from "#domain/calendar/page-dates.ts";
import { renderLlmsTxt } from "./files/llms-txt.ts";
import { renderRobotsTxt } from "./files/robots.ts";
import { renderSitemapXml } from "./files/sitemap.ts";
import { renderSpeculationRules } from "./files/speculation-rules.ts";
import { renderWebManifest } from "./files/web-manifest.ts";

/** @param clientDir - the built pages; the files go next to them. */
export async function writeSiteFiles(clientDir: string, dates: PageDates): Promise<void> {
  const paths = listIndexedPages().map(({ path }) => path);
  const files = {
    "robots.txt": renderRobotsTxt(configuredUrls.site),
    "sitemap.xml": await renderSitemapXml(paths, dates, configuredUrls.site),
    "llms.txt": renderLlmsTxt(configuredUrls.site),
    "manifest.webmanifest": renderWebManifest(),
    "speculation-rules.json": renderSpeculationRules(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(clientDir, name), content);
}
