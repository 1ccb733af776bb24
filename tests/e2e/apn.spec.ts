import { apn, copyButtonMessages } from "#content/apn/apn.ts";
import { apnProfile, profileAction } from "#content/apn/apn-profile-copy.ts";
import { readClipboard } from "./clipboard.ts";
import { expect, readOnlyTest as test } from "./fixture.ts";

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

test("if the browser refuses to copy, the value is selected and a message says so", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(path);
  await page.getByRole("button", copyApn).click();
  await expect(page.locator("[data-toast]").filter({ hasText: copyButtonMessages.refused })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(apn.data);
});

test("a brand's anchor shows its steps, and their values can be copied", { tag: "@once" }, async ({ page }) => {
  await page.goto(`${path}#samsung`);
  const panel = page.getByRole("tabpanel", { name: "Samsung" });
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: `${copyButtonMessages.copy} APN`, exact: true }).click();
  await expect(panel.getByRole("button", { name: `${copyButtonMessages.copied} APN`, exact: true })).toBeVisible();
  expect(await readClipboard(page)).toBe(apn.data);
});

test("the APN profile is served with the type that an iPhone installs", { tag: "@once" }, async ({ page, request }) => {
  await page.goto(path);
  const link = page.getByRole("link", { name: profileAction });
  await expect(link).toHaveAttribute("href", apnProfile.path);
  const answer = await request.get(apnProfile.path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/x-apple-aspen-config",
    "content-disposition": "inline",
    "cache-control": "no-cache",
  });
  expect(await answer.text()).toContain(`<string>${apn.data}</string>`);
});
