import { expect, test } from "vitest";
import { type BuiltPage, brokenBecause, files, pages, readText } from "./built-site.ts";

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

test("every link arrives: page, file and anchor", () => {
  const broken = pages.flatMap((page) =>
    addresses(page).flatMap((href) => {
      const reason = href === "" ? "is empty" : brokenBecause(href, page);
      return reason
        ? [
            `${page.address}: "${href}" ${reason}; take links from src/content (hrefTo leaves out what is not there yet)`,
          ]
        : [];
    }),
  );
  expect(broken).toEqual([]);
});

/** What a browser fetches by itself as it reads the page. A canonical address is only words. */
const fetched =
  "script[src], img[src], iframe[src], video[src], audio[src], source[src], embed[src], object[data], link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=manifest], link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]";

test("no page asks another host for anything as it starts", () => {
  const outside = /^(https?:)?\/\//i;
  const inPages = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll(fetched)
      .map(
        (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data") ?? "",
      )
      .filter((url) => outside.test(url))
      .map((url) => `${address} fetches ${url}: serve it from the site, or after the visitor asks for it`),
  );
  const inStyles = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...readText(file).matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/gi)].map(
        ([, url]) => `${file} fetches ${url}: serve it from the site`,
      ),
    );
  expect([...inPages, ...inStyles]).toEqual([]);
});

test("links in a new tab do not hand over the page they came from", () => {
  const open = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll("a[target=_blank]")
      .filter((link) => !/\bno(opener|referrer)\b/.test(link.getAttribute("rel") ?? ""))
      .map((link) => `${address}: ${link.getAttribute("href")} needs rel="noopener", or better no target`),
  );
  expect(open).toEqual([]);
});
