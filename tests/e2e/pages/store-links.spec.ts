import { devices, type Page } from "@playwright/test";
import { findPlan } from "#content/plans/plans.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { expect, recordThirdPartyVisits, test } from "../support/fixture.ts";

// An unknown address responds 404, which Chromium reports on the console.
test.use({ expectedTroubles: /status of 404/ });

const download = (page: Page) => page.locator("header").getByRole("link", { name: "Descarga la App" });
const { name } = findPlan("legend");
const buy = (page: Page) => page.getByRole("link", { name: `Compra en la app ${name}` });

/** Locates the link to the app on home's first screen, whose text differs from the header's. */
const opening = (page: Page) => page.locator("main a[data-store-link]").first();

/** Links to the app. */
const ways = [
  { path: "/", link: opening },
  { path: "/no-existe", link: download },
  { path: "/membresias", link: buy },
] as const;

for (const { phone, device, store, tag } of [
  { phone: "Android", device: devices["Pixel 7"], store: configuredUrls.playStore, tag: ["@once"] },
  { phone: "iPhone", device: devices["iPhone 15"], store: configuredUrls.appStore, tag: ["@once", "@nightly"] },
]) {
  test.describe(`on ${phone}`, { tag }, () => {
    const { defaultBrowserType: _, ...emulation } = device;
    test.use(emulation);

    test("the links of the first screen, a header and a membership open the store", async ({ page, context }) => {
      const visits = await recordThirdPartyVisits(context);
      for (const { path, link } of ways) {
        await page.goto(path);
        // Opens the membership first, because on phones its link is hidden until its row is chosen.
        if (link === buy) await page.getByRole("radio", { name: `, ${name}: ` }).check({ force: true });
        await link(page).click();
        await page.waitForURL((url) => url.hostname !== "127.0.0.1");
      }
      expect(visits).toEqual(ways.map(() => store));
    });
  });
}
