/** Tests the preview that people see when someone shares an address. */
import { expect, test } from "vitest";
import { buildShareCard, shareImageSize } from "#content/site/share-card.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { listIndexedPages, sitePages } from "#content/site/site-map/site-map.ts";
import {
  type BuiltPage,
  builtFileAddresses,
  builtPages,
  notFoundAddress,
  readBuiltBytes,
} from "../support/built-site.ts";

const heaviestBytes = 100_000;

function listTags({ root }: BuiltPage): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const meta of root.querySelectorAll("meta[property], meta[name^='twitter:']")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? "";
    tags[name] = [...(tags[name] ?? []), meta.getAttribute("content") ?? ""];
  }
  return tags;
}

test("every page has one share preview: title, description, address and picture", () => {
  for (const page of builtPages.filter(({ address }) => address !== notFoundAddress)) {
    const row = sitePages.find(({ path }) => path === page.address);
    const head = (selector: string) => page.root.querySelector(`head ${selector}`);
    const { image } = buildShareCard(page.address);
    expect(listTags(page), page.address).toEqual({
      "og:type": ["website"],
      "og:site_name": ["wim"],
      "og:locale": ["es_MX"],
      "og:title": [head("title")?.text],
      "og:description": [head("meta[name=description]")?.getAttribute("content")],
      "og:url": [new URL(row?.canonical ?? page.address, configuredUrls.site).href],
      "og:image": [expect.stringMatching(new RegExp(`^${new URL(image, configuredUrls.site).href}\\?v=[0-9a-f]{8}$`))],
      "og:image:type": ["image/png"],
      "og:image:width": [`${shareImageSize.width}`],
      "og:image:height": [`${shareImageSize.height}`],
      "og:image:alt": [expect.stringMatching(/^.{10,}\.$/)],
      "twitter:card": ["summary_large_image"],
    });
  }
});

test("the page for unknown addresses only has a title and description for sharing", () => {
  const page = builtPages.find(({ address }) => address === notFoundAddress);
  expect(Object.keys(page ? listTags(page) : {})).toEqual(["og:title", "og:description"]);
});

test(`there is exactly one picture per page, a PNG of the right size and at most ${heaviestBytes} bytes`, () => {
  const pictures = builtFileAddresses.filter((file) => file.startsWith("/compartir/"));
  expect(pictures).toEqual(
    listIndexedPages()
      .map(({ path }) => buildShareCard(path).image)
      .toSorted(),
  );
  for (const picture of pictures) {
    const bytes = readBuiltBytes(picture);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual(Object.values(shareImageSize));
    expect(bytes.length, picture).toBeLessThanOrEqual(heaviestBytes);
  }
});

test("the browser's toolbar takes the page's background colour, light and dark", () => {
  for (const { address, root } of builtPages) {
    const colors = root.querySelectorAll("meta[name=theme-color]").map((meta) => meta.getAttribute("media"));
    expect(colors, address).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  }
});
