import { test as base, expect, type Page } from "@playwright/test";

const fontOfWideScreens = /@media ?\(min-width: ?48rem\) ?\{(@font-face ?\{[^}]*\})\}/;

/** Opens the page of components with every island awake; any error or warning of the browser fails the test. */
export const test = base.extend<{ gallery: Page }>({
  gallery: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    // Phones show running text in their own font: here every width has the brand's, on whatever machine pictures are taken.
    await page.route("**/*.css", async (route) => {
      const answer = await route.fetch();
      const css = await answer.text();
      await route.fulfill({ response: answer, body: css.replace(fontOfWideScreens, "$1") });
    });
    // A font that is too late for the first paint is used on the next page, from the cache.
    await page.goto("/_componentes");
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.reload();
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
