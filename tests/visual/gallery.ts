import { test as base, expect, type Page } from "@playwright/test";
import { openPageWithSiteFonts } from "../support/site-fonts.ts";

/** Opens the page of components with every island awake; any error or warning of the browser fails the test. */
export const test = base.extend<{ gallery: Page }>({
  gallery: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await openPageWithSiteFonts(page, "/_componentes");
    await wake(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

async function wake(page: Page): Promise<void> {
  for (const section of ["carrusel", "herramientas"]) await page.locator(`#${section}`).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-moves]")).toHaveCount(2);
  await expect(page.locator("[data-tool][data-live]")).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
