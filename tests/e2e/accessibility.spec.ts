import { otherPaths } from "../support/page-families.ts";
import { expectNoViolation } from "./axe.ts";
import { expect, test, wakeIsland } from "./fixture.ts";
import { fillIn, leadForm, ownEmail } from "./lead-form-page.ts";

test.use({ expectedTroubles: /status of (404|422)/ });

/** Of a large family some, from its beginning to its end. */
const atMost = 5;

for (const family of otherPaths) {
  const paths = family.filter((_, at) => at % Math.ceil(family.length / atMost) === 0);
  test(`${paths[0]} and ${paths.length - 1} pages like it`, { tag: "@once" }, async ({ page }) => {
    // A phone shows no document in its frame: opening one takes longer than all the rest.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await expectNoViolation(page, "main", ["light"]);
    }
  });
}

test("home before its script", async ({ page }) => {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/");
  await expectNoViolation(page);
});

test("menu open", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("details[data-menu] > summary").click();
  await expectNoViolation(page, "header");
});

test("safety dialog open", async ({ page }) => {
  await page.goto("/");
  await page.locator('main [commandfor="mantente-a-salvo"]').first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolation(page, "dialog");
});

test("legal notes open", async ({ page }) => {
  await page.goto("/");
  await page.locator("#legales summary").first().click();
  await expectNoViolation(page, "#legales");
});

test("form with its errors", async ({ page }) => {
  await page.goto("/");
  await wakeIsland(page, "lead-form");
  await leadForm(page).submit.click();
  await expect(leadForm(page).name).toBeFocused();
  await expectNoViolation(page, "#contacto");
});

test("form sent", async ({ page }) => {
  await page.goto("/");
  await wakeIsland(page, "lead-form");
  await fillIn(page, ownEmail());
  await leadForm(page).submit.click();
  await expect(page.getByRole("heading", { name: "Tu respuesta ha sido registrada" })).toBeVisible();
  await expectNoViolation(page, "#contacto");
});

test("the form's own page with its errors, and the page that thanks", async ({ page }) => {
  await page.goto("/gracias");
  await expectNoViolation(page);
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/api/leads" });
    document.body.append(form);
    form.submit();
  });
  await expect(leadForm(page).name).toHaveAttribute("aria-invalid", "true");
  await expectNoViolation(page);
});

test("unknown address", async ({ page }) => {
  await page.goto("/no-existe");
  await expectNoViolation(page);
});
