import type { Page } from "@playwright/test";
import { securityMessage, securityPoints } from "#content/help/security-message.ts";
import { endAnimations, expect, readOnlyTest as test } from "../support/fixture.ts";

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? false);

test("the dialog has the whole message, opens by keyboard, keeps the focus, and closes by Escape or a click outside", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const opener = page.locator('main [commandfor="mantente-a-salvo"]').first();
  const dialog = page.getByRole("dialog", { name: securityMessage.title });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  for (const text of [
    /no tiene promotores ni distribuidores/,
    /persona titular/,
    /correo que registró/,
    /soporte dentro de la app/,
    securityPoints.passwords.title,
  ])
    await expect(dialog.getByText(text).first()).toBeAttached();
  for (let presses = 0; presses < 4; presses += 1) {
    expect(await focusIsInside(page)).toBe(true);
    await page.keyboard.press("Tab");
    // After the last element, a browser may focus its own controls, but never the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(/DIALOG|BODY/);
    if (!(await focusIsInside(page))) await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await endAnimations(page);
  await dialog.getByRole("heading", { level: 2 }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
