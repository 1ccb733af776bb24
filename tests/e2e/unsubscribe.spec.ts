import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { unsubscribeForm } from "#content/pages/unsubscribe-words.ts";
import { collectorPaths } from "#domain/collector.ts";
import { addressMessages } from "#domain/pasted-address.ts";
import { storedUnsubscriptions } from "#server/testing/stored.ts";
import { expect, readingTest as test } from "./fixture.ts";

const done = unsubscribeForm.done.title;

async function isUnsubscribed(email: string): Promise<boolean> {
  const rows = await storedUnsubscriptions({ databaseFile: join(process.env.SITE_DATA ?? "", "site.sqlite") });
  return rows.some((row) => row.email === email);
}

const ownEmail = () => `baja.${randomUUID()}@correo.example`;

test("typing an address and confirming takes it off the list, without leaving the page", { tag: "@once" }, async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto("/desuscribir-email", { waitUntil: "networkidle" });
  const field = page.getByPlaceholder(unsubscribeForm.email.placeholder);
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill(` ${email.toUpperCase()}`);
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect(page.getByRole("heading", { name: done })).toBeFocused();
  await expect(page.getByText("lista de correos").first()).toBeVisible();
  await expect(field).toBeHidden();
  expect(page.url()).toMatch(/\/desuscribir-email$/);
  expect(await isUnsubscribed(email)).toBe(true);
});

test("what is no address is not sent, and the browser says what is missing", { tag: "@once" }, async ({ page }) => {
  await page.goto("/desuscribir-email", { waitUntil: "networkidle" });
  const field = page.getByRole("textbox", { name: "Correo" });
  await field.fill("ana arroba correo");
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  const problem = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(await problem()).toBe(addressMessages.invalid);
  const email = ownEmail();
  await field.fill(`Ana <${email}>`);
  expect(await problem()).toBe("");
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect(page.getByRole("heading", { name: done })).toBeVisible();
  expect(await isUnsubscribed(email)).toBe(true);
});

test.describe("when the collector fails", () => {
  test.use({ expectedTroubles: /status of 500|unsubscription/ });
  test("the form stays as it was, and can be sent again", { tag: "@once" }, async ({ page }) => {
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
  test.use({ javaScriptEnabled: false });
  test("the form leads to the page that confirms", { tag: "@once" }, async ({ page }) => {
    const email = ownEmail();
    await page.goto("/desuscribir-email");
    await page.getByRole("textbox", { name: "Correo" }).fill(email);
    await page.getByRole("button", { name: "Confirmar baja" }).click();
    await expect(page).toHaveURL(/\/baja-confirmada$/);
    await expect(page.getByRole("heading", { level: 1, name: done })).toBeVisible();
    expect(await isUnsubscribed(email)).toBe(true);
  });
});
