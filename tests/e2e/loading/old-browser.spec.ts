import { oldBrowserMessage } from "#content/help/load-error-copy.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { buildLeadProperties, fillInAndSubmitLeadForm } from "../support/lead-form-steps.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

test.beforeEach(async ({ page }) => {
  // Removes the feature that the script checks for, which every supported browser has.
  await page.addInitScript(() => Reflect.deleteProperty(Intl, "ListFormat"));
});

for (const path of ["/esim", "/mapa-de-cobertura", "/buscar"])
  test(`an old browser shows a message in place of the tool of ${path}, without a button`, { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByText(oldBrowserMessage).first()).toBeVisible();
    await expect(page.locator("[data-tool]").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

test("a browser that is too old sends a lead as it does without script", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const email = await fillInAndSubmitLeadForm(page);
  await expect(page).toHaveURL(/\/gracias$/);
  expect(readStoredEvents(email).map(({ properties }) => properties)).toContainEqual(buildLeadProperties(email));
});
