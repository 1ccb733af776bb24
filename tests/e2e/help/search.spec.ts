import type { Page } from "@playwright/test";
import { coverageMapSources } from "#content/coverage/coverage-page.ts";
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { buildSearchAddress, searchPath } from "#content/site/search/search-address.ts";
import {
  listSearchTopics,
  searchContactLinks,
  searchCopy,
  searchFallbackLinks,
  searchFormCopy,
  searchIndexPath,
  searchStateMessages,
} from "#content/site/search/search-page.ts";
import { headerCopy } from "#content/site/site-map/navigation.ts";
import { maxQueryLength } from "#domain/search/site-search.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { delayChunk } from "../support/island-chunk.ts";
import { expectNoViolation } from "../support/measures/axe.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

const { failed, unanswered } = searchStateMessages;

const parts = (page: Page) => ({
  field: page.getByRole("searchbox", { name: searchFormCopy.label }),
  status: page.locator('[data-island="site-search"]').getByRole("status"),
  results: page.getByRole("list", { name: searchCopy.results }).getByRole("listitem"),
});

test("the search is opened, used and left for a result by keyboard alone", { tag: "@once" }, async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
  await page.goto("/conocenos");
  await page.locator("header").getByRole("link", { name: headerCopy.search.label }).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/buscar#*");
  const { field, status, results } = parts(page);
  await page.waitForLoadState("load");
  expect(requestedUrls).not.toContain(searchIndexPath);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type("ROBARON mi telefono");
  await expect(results.first()).toContainText(/robo/i);
  await expect(page).toHaveURL(/\?q=ROBARON\+mi\+telefono#respuestas$/);
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(
    new RegExp(fillPlaceholders(searchCopy.other, { n: "\\d+", text: "ROBARON mi telefono" })),
  );
  await expect(page.locator("[data-answer]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(results.first().getByRole("heading").getByRole("link")).toBeFocused();
  await expectNoViolation(page, "main");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(reportar-robo-equipo|preguntas-frecuentes)/);
  await page.goBack();
  await expect(results.first()).toContainText(/robo/i);
  await expect(field).toHaveValue("ROBARON mi telefono");
});

test("Back and Forward restore earlier questions, and an address with a question shows its results", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.goto("/buscar?q=factura");
  const { field, results } = parts(page);
  await expect(results.first()).toContainText(/factur/i);
  await field.fill("esim");
  await expect(results.first()).toContainText(/esim/i);
  await page.goBack();
  await expect(field).toHaveValue("factura");
  await expect(results.first()).toContainText(/factur/i);
  await page.goForward();
  await expect(field).toHaveValue("esim");
});

test("markup and long text stay text, and no results offer other links", { tag: "@once" }, async ({ page }) => {
  const strange = '<img src=x onerror=alert(1)>"'.repeat(9);
  await page.goto(`/buscar?q=${encodeURIComponent(strange)}`);
  const { field, status } = parts(page);
  await expect(status).toContainText("<img src=x");
  await expect(page.locator("main img")).toHaveCount(0);
  expect((await field.inputValue()).length).toBeLessThanOrEqual(maxQueryLength);
  await field.fill("xqzw");
  await expect(page.getByText(unanswered.title, { exact: true })).toBeVisible();
  for (const { label } of searchContactLinks) {
    await expect(page.locator("[data-unanswered]").getByRole("link", { name: label })).toBeVisible();
  }
  await field.fill("");
  await expect(page.locator("[data-unanswered]")).toBeHidden();
  await expect(page).toHaveURL(/\/buscar$/);
});

for (const { address, tag } of [
  { address: buildSearchAddress("robo"), tag: "@phone" },
  { address: `${searchPath}?q=robo`, tag: ["@phone", "@nightly"] },
])
  test(`${address}: results cause no layout shift`, { tag }, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto(address);
    const { results, status } = parts(page);
    await expect(results.first()).toContainText(/robo/i);
    await expect(status).toContainText("«robo»");
    await expect(page.locator("#temas")).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await takeLayoutShifts(page)).toEqual([]);
  });

test("an address with a question hides the topics, before and after the script; an empty field shows them", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/ayuda");
  const { release } = await delayChunk(page, "site-search");
  const topics = page.locator("#temas");
  const waiting = page.getByText(searchCopy.loading).first();
  await page.getByRole("main").getByRole("searchbox").first().fill("robo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(buildSearchAddress("robo"));
  await expect(waiting).toBeVisible();
  await expect(topics).toBeHidden();
  for (const { label } of searchFallbackLinks)
    await expect(page.locator("#otros-caminos").getByRole("link", { name: label })).toBeVisible();
  release();
  const { field, results } = parts(page);
  await expect(results.first()).toContainText(/robo/i);
  await field.fill("");
  await expect(topics).toBeVisible();
  await expect(waiting).toBeHidden();
});

test.describe("when the search index does not load", () => {
  test.use({ expectedTroubles: /busqueda\.json|The search did not load/ });

  test("the page shows the error, and a retry loads the index", { tag: "@once" }, async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await page.goto("/buscar?q=apn");
    await expect(page.getByText(failed.title)).toBeVisible();
    await page.unroute(`**${searchIndexPath}`);
    await page.getByRole("button", { name: failed.retry }).click();
    await expect(parts(page).results.first()).toContainText("APN");
    await expect(page.getByText(failed.title)).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the search needs script, and lists all topics", { tag: "@phone" }, async ({ page }) => {
    await page.goto(buildSearchAddress("factura"));
    await expect(page.getByRole("heading", { name: searchStateMessages.withoutScript.title })).toBeVisible();
    await expect(page.getByText(searchCopy.loading).first()).toBeHidden();
    await expect(parts(page).field).toBeHidden();
    const topics = page.locator("#temas");
    for (const { title } of listSearchTopics()) {
      await expect(topics.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(topics.getByRole("listitem")).toHaveCount(listSearchTopics().flatMap(({ links }) => links).length);
    const first = topics.getByRole("listitem").getByRole("link");
    await expect(first.nth(0)).toHaveAttribute("href", "/emergencias-911");
    await expect(first.nth(1)).toHaveAttribute("href", "/reportar-robo-equipo");
  });
});

test("a phone or place gets its answer above the results, announced and without a shift; a plain word loads no list", {
  tag: "@phone",
}, async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
  await recordLayoutShifts(page);
  await page.goto(buildSearchAddress("factura"));
  const { field, status, results } = parts(page);
  const direct = page.locator("[data-direct]");
  await expect(results.first()).toContainText(/factur/i);
  await expect(status).toContainText("«factura»");
  await expect(direct).toBeHidden();
  const lists = ["/esim", "/roaming-cobertura", coverageMapSources.localitiesPath, coverageMapSources.placeAnswersPath];
  expect(requestedUrls.filter((path) => lists.includes(path))).toEqual([]);

  await page.goto(buildSearchAddress("iphone 13"));
  await expect(direct.getByRole("heading", { name: /iPhone 13/ })).toBeVisible();
  await expect(direct.getByText(sampleMark, { exact: true })).toBeVisible();
  await expect(status).toHaveText(/iPhone 13.*Muestra\. \d+ resultados/s);
  await field.fill("Mérida");
  await expect(direct.getByRole("heading", { name: /Mérida, Yucatán/ })).toBeVisible();
  await expect(direct.getByText(sampleMark, { exact: true })).toBeVisible({ visible: coverageSampleNotice.isSample });
  await expect(page.getByText(unanswered.title, { exact: true })).toBeHidden();
  // Nearby sections below the answer would only distract.
  await expect(results).toHaveCount(0);
  await expect(status).toContainText("Mérida, Yucatán");
  expect(await takeLayoutShifts(page)).toEqual([]);
  await field.fill("factura");
  await expect(direct).toBeHidden();
  await field.fill("moto g 5g");
  await expect(direct.getByRole("list").getByRole("link").first()).toBeVisible();
  await expectNoViolation(page, "main");
  await field.fill("Mérida");
  await expect(direct.locator("[data-direct-link]")).toHaveAttribute("href", /^\/mapa-de-cobertura\?lugar=M%C3%A9rida/);
});

test("a late list of places is waited for where the texts have no answer, and leaves their results in place where they have", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  let { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${coverageMapSources.localitiesPath}`, async (route) => {
    await released;
    await route.continue();
  });
  const { results, status } = parts(page);
  const direct = page.locator("[data-direct]");
  await page.goto(buildSearchAddress("Mérida"));
  await expect(status).toHaveText(searchCopy.loading);
  await expect(page.getByText(unanswered.title, { exact: true })).toBeHidden();
  release();
  await expect(direct.locator("[data-direct-link]")).toHaveAttribute("href", /lugar=M%C3%A9rida/);

  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  await recordLayoutShifts(page);
  await page.goto(buildSearchAddress("cobertura en Mérida"));
  await expect(results.first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ resultados? para «cobertura en Mérida»$/);
  const late = page.waitForResponse(`**${coverageMapSources.localitiesPath}`);
  release();
  await (await late).finished();
  await expect(direct).toBeHidden();
  expect(await takeLayoutShifts(page)).toEqual([]);
});

test("with Save-Data, lists load only for a submitted query", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
  await page.goto(buildSearchAddress("03100"));
  const { status } = parts(page);
  await expect(status).toHaveText(fillPlaceholders(searchCopy.savesData, { text: "03100" }));
  await expect(page.getByText(unanswered.title, { exact: true })).toBeHidden();
  expect(requestedUrls).not.toContain(coverageMapSources.localitiesPath);
  await page.getByRole("button", { name: searchFormCopy.submit, exact: true }).click();
  await expect(page.locator("[data-direct]").getByRole("heading", { name: /Benito Juárez/ })).toBeVisible();
  await expect(status).toContainText(fillPlaceholders(searchCopy.answered, { text: "03100" }));
});

test.describe("without the list of places", () => {
  test.use({ expectedTroubles: /localidades|did not load/ });

  test("a query without results can be tried again, and is not reported as missing", {
    tag: "@once",
  }, async ({ page }) => {
    await page.route(`**${coverageMapSources.localitiesPath}`, (route) => route.abort());
    await page.goto(buildSearchAddress("03100"));
    await expect(page.getByText(failed.title, { exact: true })).toBeVisible();
    await expect(page.getByText(unanswered.title, { exact: true })).toBeHidden();
    await page.unroute(`**${coverageMapSources.localitiesPath}`);
    await page.getByRole("button", { name: failed.retry }).click();
    await expect(page.locator("[data-direct]").getByRole("heading", { name: /Benito Juárez/ })).toBeVisible();
  });
});

test.describe("without a tool's lists", () => {
  test.use({ expectedTroubles: /esim/ });

  test("only the results are shown", { tag: ["@once", "@nightly"] }, async ({ page }) => {
    await page.route("**/esim", (route) => route.abort());
    await page.goto(buildSearchAddress("iphone 13"));
    const { results, status } = parts(page);
    await expect(results.first()).toContainText(/esim/i);
    await expect(status).toContainText("«iphone 13»");
    await expect(page.locator("[data-direct]")).toBeHidden();
  });
});
