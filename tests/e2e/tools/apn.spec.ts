import { apn, copyButtonMessages } from "#content/apn/apn.ts";
import { readClipboard } from "../support/clipboard.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

const path = "/actualiza-tu-apn";
const copyApn = { name: `${copyButtonMessages.copy} el APN`, exact: true };

test("a button copies a value and confirms it", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  const button = page.getByRole("button", copyApn);
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]").filter({ hasText: apn.data })).toBeVisible();
  await expect(page.getByRole("button", { name: `${copyButtonMessages.copied} el APN`, exact: true })).toBeFocused();
  expect(await readClipboard(page)).toBe(apn.data);
});
