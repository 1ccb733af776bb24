import { expect, test } from "vitest";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import {
  type BuiltPage,
  builtFileAddresses,
  builtPages,
  findBrokenLinkReason,
  findBuiltPage,
  readBuiltText,
} from "../support/built-site.ts";
import { runOnEachDocument } from "../support/poppler.ts";

const attributes = ["href", "src", "action", "formaction", "poster", "data"];

function addresses({ root }: BuiltPage): string[] {
  const plain = attributes.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  const sets = root
    .querySelectorAll("[srcset]")
    .flatMap((element) => (element.getAttribute("srcset") ?? "").split(","));
  return [...new Set([...plain, ...sets.map((entry) => entry.trim().split(/\s+/)[0] ?? "")])];
}

test("every link to a page, file or anchor works", () => {
  const broken = builtPages.flatMap((page) =>
    addresses(page).flatMap((href) => {
      const reason = href === "" ? "is empty" : findBrokenLinkReason(href, page);
      return reason ? [`${page.address}: "${href}" ${reason}; take links from src/content, with resolveHref`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

const origin = new URL(configuredUrls.site).origin;

/** Lists the full addresses of this site that are broken. */
function brokenAmong(file: string, found: readonly string[]): string[] {
  const ours = found.filter((url) => URL.canParse(url) && new URL(url).origin === origin);
  return [...new Set(ours)].flatMap((url) => {
    const reason = findBrokenLinkReason(url.slice(origin.length) || "/", findBuiltPage("/"));
    return reason ? [`${file}: "${url}" ${reason}`] : [];
  });
}

test("every address of this site in a PDF works", async () => {
  const documents = await runOnEachDocument('pdfinfo -url "$file"');
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap((each) => brokenAmong(each.file, each.output.match(/https?:\S+/g) ?? []))).toEqual([]);
});

test("every address of this site in the feed and in the registry's data works", () => {
  const data = builtFileAddresses.filter((file) => file === legalFeed.path || /^\/registro.*\.json$/.test(file));
  const broken = data.flatMap((file) => {
    const found = readBuiltText(file).match(/https?:[^"<\s]+/g) ?? [];
    expect(found, file).not.toEqual([]);
    return brokenAmong(file, found);
  });
  expect(data.length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

/**
 * Selectors of the elements whose addresses a browser requests automatically; `link[rel=canonical]` is not among them.
 */
const fetched =
  "script[src], img[src], iframe[src], video[src], audio[src], source[src], embed[src], object[data], link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=manifest], link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]";

test("no page requests anything from another host while loading", () => {
  const outside = /^(https?:)?\/\//i;
  const inPages = builtPages.flatMap(({ address, root }) =>
    root
      .querySelectorAll(fetched)
      .map(
        (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data") ?? "",
      )
      .filter((url) => outside.test(url))
      .map((url) => `${address} fetches ${url}: serve it from the site, or after the visitor asks for it`),
  );
  const inStyles = builtFileAddresses
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...readBuiltText(file).matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/gi)].map(
        ([, url]) => `${file} fetches ${url}: serve it from the site`,
      ),
    );
  expect([...inPages, ...inStyles]).toEqual([]);
});

test("links to a new tab do not give it access to their page", () => {
  const open = builtPages.flatMap(({ address, root }) =>
    root
      .querySelectorAll("a[target=_blank]")
      .filter((link) => !/\bno(opener|referrer)\b/.test(link.getAttribute("rel") ?? ""))
      .map((link) => `${address}: ${link.getAttribute("href")} needs rel="noopener", or better no target`),
  );
  expect(open).toEqual([]);
});
