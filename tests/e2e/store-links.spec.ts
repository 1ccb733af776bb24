import { devices } from "@playwright/test";
import { links } from "#content/site/links.ts";
import { expect, test, visitsOutside } from "./fixture.ts";

/** An unknown address answers 404, which Chromium reports on the console. */
const notFound = /status of 404/;

for (const { device, store } of [
  { device: devices["Pixel 7"], store: links.playStore },
  { device: devices["iPhone 15"], store: links.appStore },
]) {
  test.describe(`on ${device.userAgent.includes("Android") ? "Android" : "iPhone"}`, { tag: "@once" }, () => {
    const { defaultBrowserType: _, ...emulation } = device;
    test.use({ ...emulation, expectedTroubles: notFound });

    for (const path of ["/", "/no-existe"]) {
      test(`'Descarga la App' on ${path} opens the store`, async ({ page, context }) => {
        const visits = await visitsOutside(context);
        await page.goto(path);
        await page.locator("header").getByRole("link", { name: "Descarga la App" }).click();
        await page.waitForURL((url) => url.hostname !== "127.0.0.1");
        expect(visits).toEqual([store]);
      });
    }
  });
}

test.describe("on a computer", { tag: "@once" }, () => {
  test.use({ expectedTroubles: notFound });

  for (const path of ["/", "/no-existe"]) {
    test(`'Descarga la App' on ${path} goes to the download section`, async ({ page }) => {
      await page.goto(path);
      await page.locator("header").getByRole("link", { name: "Descarga la App" }).click();
      await expect(page).toHaveURL("/#descargaApp");
      await expect(page.locator("#descargaApp").getByRole("heading").first()).toBeInViewport();
      await expect(page.locator(`#descargaApp a[href="${links.playStore}"]`)).toBeVisible();
      await expect(page.locator(`#descargaApp a[href="${links.appStore}"]`)).toBeVisible();
    });
  }
});
