import { notFoundCopy } from "#content/pages/not-found-page.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

test.use({ expectedTroubles: /status of 404/ });

test("an unknown address responds 404 with its own page and a link home", { tag: "@once" }, async ({ page }) => {
  for (const address of ["/no-existe", "/ayuda/no-existe?x=1", "/_componentes"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundCopy.title);
    await expect(page.getByText(notFoundCopy.text)).toBeVisible();
  }
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  for (const { label } of notFoundCopy.doors)
    await expect(page.getByRole("main").getByRole("link", { name: label })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: notFoundCopy.home }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await page.getByRole("main").getByRole("searchbox").fill("esim");
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL("/buscar?q=esim#respuestas");
});
