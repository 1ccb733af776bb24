/** Web vitals of real visits are measured if the operator enables it, but never if the visitor's browser objects. */
import type { Page } from "@playwright/test";
import { openStoreForReading } from "#server/store/open-store.ts";
import { expect, test } from "../support/fixture.ts";
import { sharedDatabaseFile } from "../support/stored-leads.ts";

/** Serves the page as if built with WIM_VITALS. */
async function measureAll(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<body", '<body data-vitals="100"') });
  });
}

const scriptWith = (page: Page, words: string) =>
  page.waitForResponse(async (answer) => answer.url().endsWith(".js") && (await answer.text()).includes(words));

const measuring = "largest-contentful-paint";

async function readStoredValues(of: { page: string; device: string }): Promise<string[]> {
  const store = await openStoreForReading({ databaseFile: sharedDatabaseFile });
  const counts = await store.vitals(1);
  await store.close();
  return counts.filter(({ page, device }) => page === of.page && device === of.device).map(({ metric }) => metric);
}

/**
 * Opens a page that measures itself, and waits until it has something to send. The script may not have run yet, and a
 * page that is left before its paint has no LCP.
 */
async function openMeasured(page: Page, path: string): Promise<void> {
  await measureAll(page, path);
  const loaded = scriptWith(page, measuring);
  await page.goto(path);
  const script = (await loaded).url();
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise<void>((drawn) =>
      new PerformanceObserver(() => drawn()).observe({ type: "largest-contentful-paint", buffered: true }),
    );
  }, script);
}

test("a measured visit sends the page's web vitals when it ends", { tag: "@once" }, async ({ page }) => {
  await openMeasured(page, "/esim");
  await page.getByRole("heading", { level: 1 }).click();
  // The browser knows an interaction's latency only after drawing the result.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: "first-input", buffered: true }),
      ),
  );
  // Playwright does not see requests that a page sends while it is left, so the test reads the store.
  await page.goto("/conocenos");
  await expect
    .poll(() => readStoredValues({ page: "/esim", device: "desktop" }))
    .toEqual(expect.arrayContaining(["CLS", "INP", "LCP"]));
});

/** Privacy signals, each with a page for a control visit without the signal. */
const signals = [
  { name: "Global Privacy Control", key: "globalPrivacyControl", value: true, measured: "/wimers", tag: "@once" },
  { name: "Do Not Track", key: "doNotTrack", value: "1", measured: "/entretenimiento", tag: ["@once", "@nightly"] },
];

for (const { name, key, value, measured, tag } of signals)
  test(`a visit with ${name} loads no measuring script and sends no vitals`, { tag }, async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await measureAll(page, "/portabilidad");
    await page.addInitScript(
      (signal) => Object.defineProperty(Navigator.prototype, signal.key, { get: () => signal.value }),
      { key, value },
    );
    const idle = scriptWith(page, "globalPrivacyControl");
    await page.goto("/portabilidad");
    await idle;
    // Waits until the browser is idle, because by then the page has requested all its scripts.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    const texts = await Promise.all(
      requestedUrls.filter((url) => url.endsWith(".js")).map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.filter((text) => text.includes(measuring))).toEqual([]);
    await page.goto("/conocenos");
    // Once a later visit's vitals are stored, those of the earlier visit would also be stored, had it sent any.
    const later = await page.context().newPage();
    await openMeasured(later, measured);
    await later.goto("/conocenos");
    await expect.poll(() => readStoredValues({ page: measured, device: "desktop" })).toContain("LCP");
    expect(await readStoredValues({ page: "/portabilidad", device: "desktop" })).toEqual([]);
  });
