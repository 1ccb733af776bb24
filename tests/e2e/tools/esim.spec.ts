import type { Page } from "@playwright/test";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { deviceBrands, deviceCount } from "#content/devices/phones.ts";
import { esimCompatibilityCopy } from "#content/pages/esim-page.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";

/** Locates the title of a brand's disclosure in the list. */
function brandTitle(wanted: string) {
  const brand = deviceBrands.find((one) => one.brand === wanted);
  return `${wanted} ${(brand?.first.length ?? 0) + (brand?.later.length ?? 0)} modelos`;
}

async function openSearch(page: Page) {
  await page.goto("/esim");
  await wakeIsland(page, "device-search");
  const tool = page.locator('[data-island="device-search"]');
  return {
    tool,
    field: tool.getByRole("searchbox", { name: deviceSearchCopy.label }),
    answer: tool.locator("[data-answer]"),
  };
}

test("the device search works by keyboard alone, and answers after a pause or on Enter", { tag: "@once" }, async ({
  page,
}) => {
  const { tool, field, answer } = await openSearch(page);
  await page.clock.install();
  await field.focus();
  await page.keyboard.type("pixel8");
  await expect(answer).toHaveText(deviceSearchCopy.waiting);
  await page.keyboard.press("Enter");
  await expect(answer).toContainText("Sí: tu Pixel 8");
  await expect(tool.getByRole("link", { name: "Trae tu número" })).toBeFocused();
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tool.getByRole("button", { name: "Pixel 8 Pro" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer).toContainText("Sí: tu Pixel 8 Pro");
  await expect(tool.getByRole("link", { name: "Trae tu número" })).toBeFocused();
  await expect(tool.getByRole("button", { name: "Mi modelo no aparece" })).toHaveCount(0);
  await field.fill("pixel");
  await field.press("Enter");
  await tool.getByRole("button", { name: "Mi modelo no aparece" }).press("Enter");
  await expect(answer).toContainText("*#06#");
});

readOnlyTest("the specified anchor leads to the device search and the list", { tag: "@once" }, async ({ page }) => {
  await page.goto("/esim#compatibilidad-eSIM");
  await expect(page.getByLabel(deviceSearchCopy.label)).toBeInViewport();
  await page.getByText(esimCompatibilityCopy.list.summary).click();
  await page.getByText(brandTitle("Huawei")).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^P40 Pro/ })).toBeVisible();
});

test.describe("without script", () => {
  readOnlyTest.use({ javaScriptEnabled: false });

  readOnlyTest("the list of phones is complete, and the search is hidden", { tag: "@once" }, async ({ page }) => {
    await page.goto("/esim");
    await expect(page.locator("#lista-de-celulares ul > li")).toHaveCount(deviceCount);
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByText(esimCompatibilityCopy.list.summary).click();
    await page.getByText(brandTitle("Apple")).click();
    await expect(page.getByRole("listitem").filter({ hasText: "iPhone 15 Pro Max" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Marca *#06#" })).toBeVisible();
  });
});
