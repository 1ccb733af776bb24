/** The next page is prefetched, but has no effect before it is shown. docs/decisions/0036 */
import type { Browser, Page } from "@playwright/test";
import { visitEvents } from "#content/site/measurement/visits.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { RecordingProxy } from "../../support/servers/recording-proxy.ts";
import { expect, test } from "../support/fixture.ts";

const rulesFile = "/speculation-rules.json";
const [from, to] = ["/conocenos", "/esim"] as const;
/** Time in ms for which the pointer rests on a link; longer than a prefetch requires. */
const restingMs = 800;

type Opened = { site: RecordingProxy; page: Page };

/** Opens a page that has a link, in a separate browser, because prefetches would bypass the routes of other tests. */
async function withOpened(
  browser: Browser,
  site: RecordingProxy,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  await site.start();
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(site.url + from);
    // Waits for the prefetching rules, which the page requests, and which apply once loaded.
    await expect.poll(() => filterRequests(site, rulesFile).length).toBeGreaterThan(0);
    await work({ site, page });
  } finally {
    await context.close();
    await site.stop();
  }
}

const filterRequests = ({ recordedRequests }: RecordingProxy, path: string) =>
  recordedRequests.filter((each) => each.path === path);
const pageNames = (site: RecordingProxy) =>
  filterRequests(site, collectorPaths.events).map(({ body }) => JSON.parse(body).properties["page name"]);

const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]:visible`).first();

test("a link's page is prefetched once when the pointer rests on it, and opening it sends no further request", {
  tag: "@once",
}, async ({ browser, baseURL }) => {
  await withOpened(browser, new RecordingProxy(String(baseURL)), async ({ site, page }) => {
    await linkTo(page, to).hover();
    await expect.poll(() => filterRequests(site, to).map(({ purpose }) => purpose)).toEqual(["prefetch"]);
    await linkTo(page, to).click();
    await page.waitForURL(site.url + to);
    await expect.poll(() => pageNames(site)).toEqual([visitEvents[from].page, visitEvents[to].page]);
    expect(filterRequests(site, to)).toHaveLength(1);
  });
});

test("responses to forms and addresses with a query are not prefetched", { tag: ["@once", "@nightly"] }, async ({
  browser,
  baseURL,
}) => {
  await withOpened(browser, new RecordingProxy(String(baseURL)), async ({ site, page }) => {
    for (const path of ["/gracias", "/desuscribir-email?e=abc", "/buscar?q=esim"]) {
      await linkTo(page, to).evaluate((link, href) => link.setAttribute("href", href), path);
      await linkTo(page, path).hover();
      await page.waitForTimeout(restingMs);
      expect(filterRequests(site, path)).toEqual([]);
      await linkTo(page, path).evaluate((link, href) => link.setAttribute("href", href), to);
      await page.mouse.move(5, 700);
    }
  });
});
