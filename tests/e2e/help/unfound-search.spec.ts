/** Searches without an answer are counted if the operator enables it, but never if the visitor's browser objects. */
import type { Page } from "@playwright/test";
import { searchPath } from "#content/site/search/search-address.ts";
import { searchFormCopy, searchStateMessages } from "#content/site/search/search-page.ts";
import { unfoundSearchPath } from "#domain/search/unfound-search.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

/** Serves the page as if built with WIM_SEARCHES, and returns the texts that it sends. */
async function countSearches(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`**${searchPath}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace("{&quot;copy&quot;", "{&quot;countsUnfound&quot;:true,&quot;copy&quot;");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.route(`**${unfoundSearchPath}`, async (route) => {
    sent.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204 });
  });
  return sent;
}

async function searchInVain(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: searchFormCopy.label }).fill(text);
  await expect(page.getByText(searchStateMessages.unanswered.title, { exact: true })).toBeVisible();
}

test("an unanswered search is counted without anything that may be about a person", {
  tag: "@once",
}, async ({ page }) => {
  const sent = await countSearches(page);
  await page.clock.install();
  await page.goto(searchPath);
  await searchInVain(page, "¿Receta de mole POBLANO 2?");
  await expect
    .poll(() => page.clock.fastForward(5_000).then(() => sent))
    .toEqual(['{"text":"receta de mole poblano"}']);
});

test("with Global Privacy Control, no search is counted, and no script for it is loaded", {
  tag: "@once",
}, async ({ page }) => {
  const sent = await countSearches(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.clock.install();
  await page.goto(searchPath);
  await searchInVain(page, "receta de mole poblano");
  await page.clock.fastForward(10_000);
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(
    scripts.filter((url) => url.endsWith(".js")).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes(unfoundSearchPath))).toEqual([]);
  expect(sent).toEqual([]);
});
