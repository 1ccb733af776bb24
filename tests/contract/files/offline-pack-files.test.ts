import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findOfflinePage, offlinePages } from "#content/site/offline-pages.ts";
import { offlinePackLimitBytes, offlinePagePath } from "#domain/site/offline.ts";
import {
  builtFileAddresses,
  builtPages,
  findBuiltPage,
  getFileAddress,
  measureTransferBytes,
  notFoundAddress,
  readBuiltBytes,
  readBuiltText,
  sumTransferBytes,
} from "../support/built-site.ts";
import { listReachableScripts } from "../support/scripts.ts";

const worker = readBuiltText("/sw.js");
const digests = new Map(
  [...worker.matchAll(/"(\/[^"]+)":[`"']([A-Za-z0-9+/=]{44})[`"']/g)].map(([, path = "", digest = ""]) => [
    path,
    digest,
  ]),
);
const kept = [...digests.keys()];
const keptPages = [...offlinePages.map(({ path }) => path as string), offlinePagePath];

/** Matches scripts that send something, and their dependencies, which are useless offline. */
const isForSending = (script: string) => /\/api\/|pageVisit|clevertap/i.test(readBuiltText(script));

test(`the offline pack has at most ${offlinePackLimitBytes} bytes as sent`, () => {
  const storedBytes = kept.reduce((sum, path) => sum + readBuiltBytes(getFileAddress(path)).length, 0);
  const heaviest = kept
    .toSorted((a, b) => measureTransferBytes(getFileAddress(b)) - measureTransferBytes(getFileAddress(a)))
    .slice(0, 12);
  const list = heaviest.map((path) => `\n${measureTransferBytes(getFileAddress(path))} ${path}`).join("");
  expect(
    sumTransferBytes(kept.map(getFileAddress)),
    `${kept.length} files, ${storedBytes} bytes stored:${list}`,
  ).toBeLessThanOrEqual(offlinePackLimitBytes);
});

test("every file of the offline pack has the digest that the service worker expects", () => {
  const violations = kept.filter(
    (path) =>
      createHash("sha256")
        .update(readBuiltBytes(getFileAddress(path)))
        .digest("base64") !== digests.get(path),
  );
  expect(kept.length).toBeGreaterThan(keptPages.length);
  expect(violations).toEqual([]);
});

test("every page of the offline pack has its style, fonts, icon and island scripts in the pack", () => {
  const missing = keptPages.flatMap((path) => {
    const page = findBuiltPage(path);
    const named = page.root
      .querySelectorAll(
        "link[rel=stylesheet], link[rel=preload], link[rel=icon], script[src], img[src]:not([src^='/documentos/'])",
      )
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
    const profiles = page.root
      .querySelectorAll("a[href$='.mobileconfig']")
      .map((link) => link.getAttribute("href") ?? "");
    const scripts = [...listReachableScripts(page)].filter((script) => !isForSending(script));
    return [path, ...named, ...profiles, ...scripts]
      .filter((address) => !digests.has(address))
      .map((address) => `${path} needs ${address}, which the pack lacks: see scripts/build/offline/offline-pack.ts`);
  });
  expect(missing).toEqual([]);
});

test("the offline pack has no document except the APN profile, no map, and no other page", () => {
  const strange = kept.filter(
    (path) => !keptPages.includes(path) && !/^\/(assets\/|favicon\.|documentos\/[a-z-]+\.mobileconfig$)/.test(path),
  );
  expect(strange).toEqual([]);
  expect(kept.filter((path) => !builtFileAddresses.includes(getFileAddress(path)))).toEqual([]);
});

test("exactly the pages of the offline pack have a place for the note that they are saved", () => {
  const violations = builtPages
    .filter(({ address }) => address !== notFoundAddress)
    .map(({ address, root }) => ({ address, notes: root.querySelectorAll("[data-pack]") }))
    .filter(({ address, notes }) => {
      const page = findOfflinePage(address);
      const isRight = notes.every((note) => note.getAttribute("data-pack-page") === page);
      return page ? notes.length !== 1 || !isRight : notes.length > 0;
    });
  expect(violations.map(({ address, notes }) => `${address} has ${notes.length} notes of the pack`)).toEqual([]);
});
