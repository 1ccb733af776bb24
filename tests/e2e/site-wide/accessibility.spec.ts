import { AxeBuilder } from "@axe-core/playwright";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { openCollapsedParts } from "../../support/browser/visit.ts";
import { representativePaths, splitIntoChunks } from "../../support/page-families.ts";
import { expect, mockBaseTiles, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";
import { fillInAndSubmitLeadForm, locateLeadForm } from "../support/lead-form-steps.ts";
import { blended, colorSchemes, expectNoViolation } from "../support/measures/axe.ts";

test.use({ expectedTroubles: /status of 422/ });

test("axe finds nothing on the home page before its script", { tag: ["@phone", "@nightly"] }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/");
  await expectNoViolation(page);
});

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("details[data-menu] > summary").click();
  await expectNoViolation(page, "header");
});

test("axe finds nothing in home's safety dialog, or its lead form with errors and once sent", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await page.locator('main [commandfor="mantente-a-salvo"]').first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolation(page, "dialog");
  await page.keyboard.press("Escape");

  await wakeIsland(page, "lead-form");
  await locateLeadForm(page).submit.click();
  await expect(locateLeadForm(page).name).toBeFocused();
  await expectNoViolation(page, "#contacto");
  await fillInAndSubmitLeadForm(page);
  await expect(page.getByRole("heading", { name: leadFormCopy.sent.heading })).toBeVisible();
  await expectNoViolation(page, "#contacto");
});

test("axe finds nothing on the form's own page with errors", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto("/gracias");
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/api/leads" });
    document.body.append(form);
    form.submit();
  });
  await expect(locateLeadForm(page).name).toHaveAttribute("aria-invalid", "true");
  await expectNoViolation(page);
});

for (const paths of splitIntoChunks(["/buscar?q=roaming", ...representativePaths], 9))
  test(`${paths.join(", ")}: text has the contrast of level AAA, in both schemes`, {
    tag: ["@once", "@nightly"],
  }, async ({ page }) => {
    test.slow();
    await mockBaseTiles(page);
    await page.addInitScript((blended) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${blended} { display: none !important }`);
      document.adoptedStyleSheets = [sheet];
    }, blended);
    for (const path of paths) {
      await page.goto(path);
      if (path.includes("?")) await expect(page.locator("[data-results] a").first()).toBeVisible();
      await openCollapsedParts(page);
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        const axe = new AxeBuilder({ page }).withRules("color-contrast-enhanced").include("main").exclude("svg");
        const { violations, passes } = await axe.analyze();
        expect(passes, path).toHaveLength(1);
        const poor = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`));
        expect(poor, `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
