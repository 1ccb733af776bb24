/** Writes files with fixed names for machines: robots.txt, sitemap.xml, llms.txt, manifest and speculation rules. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { links } from "#content/site/links.ts";
import { listIndexedPages } from "#content/site/site-map.ts";
import type { PageDates } from "#domain/calendar/page-dates.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots.ts";
import { sitemapXml } from "./sitemap.ts";
import { speculationRules } from "./speculation-rules.ts";
import { webManifest } from "./web-manifest.ts";

/** @param clientDir - the built pages; the files go next to them. */
export async function writeSiteFiles(clientDir: string, dates: PageDates): Promise<void> {
  const paths = listIndexedPages().map(({ path }) => path);
  const files = {
    "robots.txt": robotsTxt(links.site),
    "sitemap.xml": await sitemapXml(paths, dates, links.site),
    "llms.txt": llmsTxt(links.site),
    "manifest.webmanifest": webManifest(),
    "speculation-rules.json": speculationRules(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(clientDir, name), content);
}
