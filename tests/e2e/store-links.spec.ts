import { devices, type Page } from "@playwright/test";
import { findPlan } from "#content/plans/plans.ts";
import { links } from "#content/site/links.ts";
import { expect, recordThirdPartyVisits, test } from "./fixture.ts";

// An unknown address answers 404, which Chromium reports on the console.
test.use({ expectedTroubles: /status of 404/ });

const download = (page: Page) => page.locator("header").getByRole("link", { name: "Descarga la App" });
const { name } = findPlan("legend");
const buy = (page: Page) => page.getByRole("link", { name: `Compra en la app ${name}` });

/** The link to the app on home's first screen, whose text differs from the header's. */
const opening = (page: Page) => page.locator("main a[data-store-link]").first();

/** Links to the app, and their targets on a computer. */
const ways = [
  { path: "/", link: opening, section: "/#descargaApp" },
  { path: "/no-existe", link: download, section: "/#descargaApp" },
  { path: "/membresias", link: buy, section: "/membresias#descargaApp" },
] as const;

for (const { phone, device, store } of [
  { phone: "Android", device: devices["Pixel 7"], store: links.playStore },
  { phone: "iPhone", device: devices["iPhone 15"], store: links.appStore },
]) {
  test.describe(`on ${phone}`, { tag: "@once" }, () => {
    const { defaultBrowserType: _, ...emulation } = device;
    test.use(emulation);

    test("the links of the first screen, a header and a membership open the store", async ({ page, context }) => {
      const visits = await recordThirdPartyVisits(context);
      for (const { path, link } of ways) {
        await page.goto(path);
        // Opens the membership first: on phones its link is hidden until its row is chosen.
        if (link === buy) await page.getByRole("radio", { name: `${name}: ` }).check({ force: true });
        await link(page).click();
        await page.waitForURL((url) => url.hostname !== "127.0.0.1");
      }
      expect(visits).toEqual(ways.map(() => store));
    });
  });
}

test("on a computer the app links lead to the section with both stores", { tag: "@once" }, async ({ page }) => {
  for (const { path, link, section } of ways) {
    await page.goto(path);
    await link(page).click();
    await expect(page).toHaveURL(section);
    for (const store of [links.playStore, links.appStore])
      await expect(page.locator(`#descargaApp a[href="${store}"]`)).toBeInViewport();
  }
});
