/** Tests the files for search engines and other programs: addresses, dates, icons and exclusions. */
import { Readable } from "node:stream";
import { parseSitemap } from "sitemap";
import { expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { recordedPageDates } from "#content/site/dates/recorded-dates.ts";
import { llmsCopy } from "#content/site/llms.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { listIndexedPages, sitePages } from "#content/site/site-map/site-map.ts";
import { apiPathPrefix } from "#documents/files/robots.ts";
import { digestIndexedPages } from "#documents/page-text-digests.ts";
import { listOutdatedPages } from "#domain/calendar/page-dates.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import {
  builtFileAddresses,
  builtPages,
  findBrokenLinkReason,
  findBuiltPage,
  getDiskPath,
  readBuiltBytes,
  readBuiltText,
} from "../support/built-site.ts";

const sitemap = await parseSitemap(Readable.from(readBuiltText("/sitemap.xml")));
const getPathname = (url: string) => new URL(url).pathname;
const paths = listIndexedPages().map(({ path }) => path as string);

test("the sitemap lists exactly the indexed pages, once each", () => {
  expect(sitemap.map(({ url }) => new URL(url).origin)).toEqual(paths.map(() => new URL(configuredUrls.site).origin));
  expect(sitemap.map(({ url }) => getPathname(url)).toSorted()).toEqual(paths.toSorted());
});

test("a page states its recorded date until its content changes, then none until the next record", async () => {
  const changed = listOutdatedPages(recordedPageDates, await digestIndexedPages(getDiskPath("/")));
  for (const { url, lastmod } of sitemap) {
    const path = getPathname(url);
    const day = changed.includes(path) ? undefined : recordedPageDates[path]?.changed;
    expect(lastmod?.slice(0, 10), path).toBe(day);
    expect(/"dateModified":"([^"]+)"/.exec(findBuiltPage(path).html)?.[1], path).toBe(day);
  }
});

test("robots.txt allows all pages and disallows the addresses that receive forms and events", () => {
  const lines = readBuiltText("/robots.txt").trim().split("\n");
  expect(lines).toEqual([
    "User-agent: *",
    `Disallow: ${apiPathPrefix}`,
    "",
    `Sitemap: ${configuredUrls.site}/sitemap.xml`,
  ]);
  const isMessage = (path: string) => path.startsWith(apiPathPrefix);
  expect(builtPages.filter(({ address }) => isMessage(address))).toEqual([]);
  for (const path of [collectorPaths.events, collectorPaths.leadForm, collectorPaths.unsubscribe])
    expect(path.startsWith(apiPathPrefix), path).toBe(true);
});

test("no file for programs names a page that search engines must not index", () => {
  const closed = sitePages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path);
  const lists = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/registro.json", "/cambios-legales.xml"];
  const namedPaths = lists.flatMap((list) =>
    closed.filter((path) => new RegExp(`${path}(?![\\w/-])`).test(readBuiltText(list))),
  );
  expect(closed.length).toBeGreaterThan(5);
  expect(namedPaths).toEqual([]);
});

test("llms.txt has its required form, contains the prices, and links to every page once", () => {
  const text = readBuiltText("/llms.txt");
  const [title, , summary] = text.split("\n");
  expect([title, summary?.startsWith("> ")]).toEqual([`# ${llmsCopy.title}`, true]);
  for (const { name, regularPesos } of plans) expect(text).toContain(`${name}: ${formatPesos(regularPesos)} MXN`);
  const items = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(([, , url = ""]) => url);
  const broken = items.filter((url) => findBrokenLinkReason(getPathname(url), findBuiltPage("/")) !== undefined);
  expect(broken).toEqual([]);
  const namedPaths = items.map(getPathname);
  // The site map page already lists all other pages.
  const expected = paths.filter((path) => path !== "/mapa-del-sitio");
  expect(expected.filter((path) => namedPaths.filter((name) => name === path).length !== 1)).toEqual([]);
  expect(text.match(/^## .+$/gm)?.at(-1)).toBe("## Optional");
});

/** Reads the width and height of a PNG in pixels, from its first chunk. */
function sizeOfPng(address: string): string {
  const bytes = readBuiltBytes(address);
  expect(bytes.subarray(1, 4).toString(), address).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the manifest lists pictures that exist, in the stated sizes", () => {
  const manifest = JSON.parse(readBuiltText("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ short_name: "wim", lang: "es-MX", start_url: "/", display: "browser" });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ src }) => sizeOfPng(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("every page links the icons for tabs and home screens, in their sizes", () => {
  const wanted = ["/favicon.png", "/apple-touch-icon.png", "/manifest.webmanifest"];
  for (const { address, root } of builtPages) {
    const named = root.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
    expect(
      named.map((link) => link.getAttribute("href")),
      address,
    ).toEqual(wanted);
  }
  expect([sizeOfPng("/favicon.png"), sizeOfPng("/apple-touch-icon.png")]).toEqual(["96x96", "180x180"]);
  expect(builtFileAddresses).toContain("/favicon.ico");
});

test("every indexed page is at most three links away from the home page", () => {
  const steps = new Map([["/", 0]]);
  for (const [address, step] of steps) {
    const found = findBuiltPage(address).root.querySelectorAll("a[href]");
    for (const link of found) {
      const url = new URL(link.getAttribute("href") ?? "", `https://site.invalid${address}`);
      const isPage = url.host === "site.invalid" && builtPages.some((page) => page.address === url.pathname);
      if (isPage && !steps.has(url.pathname)) steps.set(url.pathname, step + 1);
    }
  }
  const far = paths.filter((path) => (steps.get(path) ?? Number.POSITIVE_INFINITY) > 3);
  expect(far.map((path) => `${path}: ${steps.get(path) ?? "no"} steps from home; link to it from a list`)).toEqual([]);
});
