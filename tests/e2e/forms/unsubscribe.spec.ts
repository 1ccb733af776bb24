import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unsubscribeFieldTexts } from "#content/pages/unsubscribe-page.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { emailErrorMessages } from "#domain/mail/pasted-email.ts";
import { readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

const done = unsubscribeFieldTexts.done.title;

async function isUnsubscribed(email: string): Promise<boolean> {
  const rows = await readStoredUnsubscriptions({ databaseFile: join(process.env.SITE_DATA ?? "", "site.sqlite") });
  return rows.some((row) => row.email === email);
}

const ownEmail = () => `baja.${randomUUID()}@correo.example`;

test("confirming a typed address unsubscribes it without leaving the page", { tag: "@once" }, async ({ page }) => {
  const email = ownEmail();
  await page.goto("/desuscribir-email", { waitUntil: "networkidle" });
  const field = page.getByPlaceholder(unsubscribeFieldTexts.email.placeholder);
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill(` ${email.toUpperCase()}`);
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect(page.getByRole("heading", { name: done })).toBeFocused();
  await expect(page.getByText("lista de correos").first()).toBeVisible();
  await expect(field).toBeHidden();
  expect(page.url()).toMatch(/\/desuscribir-email$/);
  expect(await isUnsubscribed(email)).toBe(true);
});

/** Expects the field's state after a refusal: marked as invalid with a message, focused, and with the typed text. */
async function expectRefused(page: Page, typedAddress: string, problem: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Correo" });
  await expect(field).toHaveAccessibleName(`Correo ${problem}`);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typedAddress);
  await expect(page.locator("form").getByText(problem)).toBeInViewport({ ratio: 1 });
}

test("an invalid address is not sent, and a message at the field says why", { tag: "@once" }, async ({ page }) => {
  await page.goto("/desuscribir-email", { waitUntil: "networkidle" });
  const field = page.getByRole("textbox", { name: "Correo" });
  const button = page.getByRole("button", { name: "Confirmar baja" });
  await button.click();
  await expectRefused(page, "", emailErrorMessages.required);
  await field.fill("ana@correo");
  await field.press("Enter");
  await expectRefused(page, "ana@correo", emailErrorMessages.invalid);
  await expect(page.locator("[aria-live]", { hasText: emailErrorMessages.invalid })).toHaveCount(1);
  const email = ownEmail();
  await field.fill(`Ana <${email}>`);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleName("Correo");
  await button.click();
  await expect(page.getByRole("heading", { name: done })).toBeVisible();
  expect(await isUnsubscribed(email)).toBe(true);
});

test.describe("when the collector fails", () => {
  test.use({ expectedTroubles: /status of 500|unsubscription/ });
  test("the form keeps the typed address and can be sent again", { tag: ["@once", "@nightly"] }, async ({ page }) => {
    const email = ownEmail();
    await page.route(`**${collectorPaths.unsubscribe}`, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/desuscribir-email", { waitUntil: "networkidle" });
    const field = page.getByRole("textbox", { name: "Correo" });
    await field.fill(email);
    const warned = page.waitForEvent("console", (message) => message.text().includes("was not confirmed"));
    await page.getByRole("button", { name: "Confirmar baja" }).click();
    await warned;
    await expect(field).toHaveValue(email);
    await page.unroute(`**${collectorPaths.unsubscribe}`);
    await page.getByRole("button", { name: "Confirmar baja" }).click();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
    expect(await isUnsubscribed(email)).toBe(true);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedTroubles: /status of 422/ });
  test("the form leads to the confirmation, or returns with an error message", { tag: "@once" }, async ({ page }) => {
    const email = ownEmail();
    await page.goto("/desuscribir-email");
    for (const typed of ["ana perez@correo.example", email]) {
      await page.getByRole("textbox", { name: "Correo" }).fill(typed);
      await page.getByRole("button", { name: "Confirmar baja" }).click();
      if (typed !== email) await expectRefused(page, typed, emailErrorMessages.alone);
    }
    await expect(page).toHaveURL(/\/baja-confirmada$/);
    await expect(page.getByRole("heading", { level: 1, name: done })).toBeVisible();
    expect(await isUnsubscribed(email)).toBe(true);
  });
});
