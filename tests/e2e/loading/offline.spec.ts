import type { BrowserContext, Page } from "@playwright/test";
import { assistantSettings } from "#content/help/assistant/help-assistant-copy.ts";
import { helpAssistant } from "#content/help/help-page.ts";
import { offlinePageCopy, offlinePages, savedPageCopy } from "#content/site/offline-pages.ts";
import { buildServiceWorker } from "#scripts/build/offline/offline-pack.ts";
import { ChangingSite } from "../../support/servers/changing-site.ts";
import { expect, test, wakeIsland } from "../support/fixture.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

// These failures are expected: there is no network, and during a deploy the chunk that reports a visit may be missing.
test.use({
  serviceWorkers: "allow",
  expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[03]|Lost:|The assistant did not load/,
});

const distDir = process.env.WIM_DIST ?? "dist";
const note = (page: Page) => page.locator("[data-pack]");

async function expectSaved(page: Page): Promise<void> {
  await expect(note(page)).toHaveAttribute("data-pack", "saved", { timeout: 15_000 });
}

test("a help page saves the offline pack, whose pages and tools work offline; other pages then link to them", {
  tag: "@once",
}, async ({ page, context }) => {
  await recordLayoutShifts(page);
  await page.goto("/esim");
  await expectSaved(page);
  await expect(note(page).getByText(savedPageCopy.saved)).toBeVisible();
  await expect(page.getByText(savedPageCopy.meaning)).toBeVisible();
  expect(await takeLayoutShifts(page)).toEqual([]);

  await context.setOffline(true);
  for (const { path } of offlinePages.slice(0, 3)) {
    expect((await page.goto(`${path}/?desde=correo`))?.status(), path).toBe(200);
    await expectSaved(page);
  }
  await page.goto("/reporte-por-robo-o-extravio");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const profile = await page.evaluate(() =>
    fetch("/documentos/wim-apn.mobileconfig").then(({ headers }) => headers.get("content-type")),
  );
  expect(profile).toMatch(/^application\/x-apple-aspen-config/);

  await page.goto("/esim");
  await wakeIsland(page, "device-search");
  const tool = page.locator('[data-island="device-search"]');
  await tool.getByRole("searchbox").fill("iphone 13");
  await expect(tool.locator("[data-answer]")).toContainText("Sí: tu iPhone 13");

  expect((await page.goto("/membresias?plan=legend"))?.status()).toBe(503);
  await expect(page.getByText(offlinePageCopy.forAnother.title)).toBeVisible();
  await expect(page.getByText(offlinePageCopy.forItself.title)).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: offlinePageCopy.calls.emergency.label })).toBeVisible();
  for (const { label, href } of offlinePageCopy.pages.rows)
    await expect(page.getByRole("main").getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Sin conexión/);
  await expect(page).toHaveURL("/membresias?plan=legend");
});

test("offline, the assistant answers if its answers were loaded, and otherwise says why it cannot", {
  tag: ["@once", "@nightly"],
}, async ({ page, context }) => {
  const turns = page.locator("[data-turns] > li");
  const ask = async (text: string) => {
    const island = page.locator('[data-island="help-assistant"]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-awake");
    await page.getByRole("searchbox", { name: helpAssistant.search.label }).fill(text);
    await page.keyboard.press("Enter");
  };
  await page.goto("/ayuda");
  await expectSaved(page);
  await context.setOffline(true);
  await ask("me robaron el celular");
  await expect(turns.first()).toContainText(assistantSettings.offline.text);
  await expect(
    turns.first().getByRole("link", { name: `${assistantSettings.offline.actions[0]?.label}` }),
  ).toHaveAttribute("href", "/sin-conexion");
  await context.setOffline(false);
  await ask("me robaron el celular");
  await expect(turns.first().getByRole("heading")).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(turns).toHaveCount(2);
  await ask("¿cómo actualizo mi APN?");
  await expect(turns.first().getByRole("heading")).toBeVisible();
  await expect(turns.first()).toContainText("APN");
  await context.setOffline(false);
});

test("other pages save nothing, and with data saving the visitor decides", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto("/facturacion", { waitUntil: "networkidle" });
  expect(await registrations()).toBe(0);
  await page.goto("/emergencias-911");
  const save = page.getByRole("button", { name: savedPageCopy.save });
  await expect(save).toBeVisible();
  expect(await registrations()).toBe(0);
  await save.click();
  await expectSaved(page);
  await expect(save).toBeHidden();
});

test.describe("while the site changes", () => {
  const site = new ChangingSite(distDir);
  test.beforeAll(() => site.start());
  test.afterAll(() => site.stop());

  const at = (path: string) => site.url + path;
  const version = (page: Page) => page.locator("#version");
  const update = (page: Page) =>
    page.evaluate(async () => {
      // A worker that unregisters itself may already be gone if the visit has fetched its update.
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration) return "none";
      const { installing } = (await registration.update().catch(() => registration)) as ServiceWorkerRegistration;
      if (!installing) return "none";
      return new Promise<string>((done) => {
        const look = () => ["activated", "redundant"].includes(installing.state) && done(installing.state);
        installing.onstatechange = look;
        // A worker with nothing to fetch may have already finished.
        look();
      });
    });
  const readSavedVersions = async (page: Page, context: BrowserContext) => {
    await context.setOffline(true);
    const findings: (string | null)[] = [];
    for (const path of ["/emergencias-911", "/ayuda"]) {
      await page.goto(at(path));
      findings.push(await version(page).textContent());
    }
    await context.setOffline(false);
    return findings;
  };

  test("a new version replaces the pack completely or not at all, and disabling the pack deletes it", {
    tag: ["@once", "@nightly"],
  }, async ({ page, context }) => {
    site.isDown = (path) => path === "/esim";
    await page.goto(at("/emergencias-911"));
    await expect(page.getByRole("button", { name: savedPageCopy.save })).toBeVisible();
    site.isDown = () => false;
    await page.reload();
    await expectSaved(page);

    // A deploy first reaches only some servers, then all of them.
    site.worker = 2;
    site.page = (path) => (path === "/ayuda" ? 1 : 2);
    expect(await update(page)).toBe("redundant");
    expect(await readSavedVersions(page, context)).toEqual(["1", "1"]);
    // Visitors with a network see the server's version.
    await page.goto(at("/emergencias-911"));
    await expect(version(page)).toHaveText("2");
    site.page = () => 2;
    expect(await update(page)).toBe("activated");
    expect(await readSavedVersions(page, context)).toEqual(["2", "2"]);

    // If the server fails, the saved page is shown instead of the server's error.
    await page.goto(at("/emergencias-911"));
    site.isDown = (path) => !path.startsWith("/assets/");
    expect((await page.goto(at("/emergencias-911")))?.status()).toBe(200);
    site.isDown = () => false;

    site.workerText = await buildServiceWorker(undefined);
    await page.goto(at("/emergencias-911"));
    await update(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});
