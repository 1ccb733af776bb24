/**
 * The browser for journeys. Unexpected problems fail a test: console messages, page errors, and requests that fail or
 * go to another host.
 */
import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { EnhancedIslandName, IslandName } from "#layout/islands/island-name.ts";
import { config } from "#platform/config/config.ts";

type Options = {
  /** Matches problems that a test causes on purpose. */
  expectedTroubles: RegExp;
};

/** A browser profile and its recorded problems. */
type Profile = { context: BrowserContext; troubles: string[] };

export const test = base.extend<Options, { profiles: Map<string, Profile> }>({
  expectedTroubles: [/(?!)/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the braces.
  profiles: [async ({}, use) => use(new Map()), { scope: "worker" }],
  context: async ({ context, expectedTroubles }, use) => {
    const troubles = listTroubles(context);
    await use(context);
    expectNone(troubles, expectedTroubles);
  },
});

/**
 * For tests that only read pages. A worker's tests share one browser profile per setting of script and motion, so that
 * shared files come from its cache. The profile has the project's options and may copy to the clipboard. A test may
 * change only its page. Anything that it stores, grants or routes in the context, or changes on its clock, would affect
 * the next test.
 */
export const readOnlyTest = test.extend({
  context: async ({ browser, profiles, javaScriptEnabled, contextOptions, expectedTroubles }, use) => {
    const kind = `${javaScriptEnabled} ${contextOptions.reducedMotion}`;
    const profile = profiles.get(kind) ?? (await newProfile(browser));
    profiles.set(kind, profile);
    const { context, troubles } = profile;
    await use(context);
    for (const page of context.pages()) await page.close();
    expectNone(troubles.splice(0), expectedTroubles);
  },
});

export { expect };

/** For `test.use`: enables animations in every project. See playwright.config.ts. */
export const animationOptions = { contextOptions: { reducedMotion: "no-preference" } } as const;

async function newProfile(browser: Browser): Promise<Profile> {
  const context = await browser.newContext({ permissions: ["clipboard-write"] });
  return { context, troubles: listTroubles(context) };
}

function expectNone(troubles: string[], expected: RegExp): void {
  expect(
    troubles.filter((trouble) => !expected.test(trouble) && !unusedTextFont.test(trouble)),
    "troubles in the browser",
  ).toEqual([]);
}

/** Chromium's message if a page that opened narrow becomes wide: it keeps its face, see docs/decisions/0035. */
const unusedTextFont = /figtree\.\S+ was preloaded using link preload but not used/;

/** Chromium's message about the service worker, which tests block, because it would bypass their routes. */
const refusedWorker = "Service Worker registration blocked by Playwright";

/** Whether an address is third-party; the site is on 127.0.0.1. */
const isOutside = (url: string) => /^(https?|wss?):/.test(url) && new URL(url).hostname !== "127.0.0.1";

/**
 * Whether a URL is one of the coverage map's street tiles, which come from a third party. Only tests of the map mock
 * the tiles, because a route disables the cache.
 */
export const isBaseTileUrl = (url: URL) => url.origin === new URL(config.mapTileUrl).origin;

export function mockBaseTiles(visitor: BrowserContext | Page): Promise<unknown> {
  return visitor.route(isBaseTileUrl, (route) => route.fulfill({ contentType: "image/svg+xml", body: baseTile }));
}

const baseTile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe9"/></svg>`;

function listTroubles(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && message.text() !== refusedWorker)
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => troubles.push(`page error: ${error.error().message}`));
  context.on("request", (request) => {
    // Links may lead to other sites, but pages may not request anything from them.
    if (isOutside(request.url()) && !request.isNavigationRequest() && !isBaseTileUrl(new URL(request.url())))
      troubles.push(`request to ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its pending requests.
    if (reason !== "net::ERR_ABORTED") troubles.push(`request failed: ${request.url()} ${reason}`);
  });
  return troubles;
}

/** Mocks all pages of other sites as an empty page, and records the visited addresses. */
export async function recordThirdPartyVisits(context: BrowserContext): Promise<string[]> {
  const visits: string[] = [];
  await context.route(
    (url) => isOutside(url.href),
    async (route) => {
      visits.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Otro sitio</title>" });
    },
  );
  return visits;
}

/** Scrolls to the map of the coverage page and waits until its script has loaded. */
export async function wakeMap(page: Page): Promise<void> {
  const name: EnhancedIslandName = "coverage-map";
  const island = page.locator(`[data-island="${name}"]`);
  const map = island.locator("[data-map-tool]");
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute("data-live");
}

/** Scrolls to an island and waits until React has hydrated it. */
export async function wakeIsland(page: Page, name: IslandName): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  // A tool in the page's opening hydrates only on interaction.
  await island.dispatchEvent("pointerenter");
  await expect(island).toHaveAttribute("data-awake");
  // React hydrates in parts, and a button pressed before the end would do nothing.
  await expect(island.locator("[data-tool]:not([data-live])")).toHaveCount(0);
}

/** Ends all animations, except those driven by scrolling and endless ones. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // `getAnimations` does not list the transitions of a disclosure's content.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::details-content { transition: none !important }");
    document.adoptedStyleSheets = [sheet];
    const running = document
      .getAnimations()
      .filter(({ effect, timeline }) => effect?.getTiming().iterations !== Infinity && timeline === document.timeline);
    for (const animation of running) animation.finish();
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}
