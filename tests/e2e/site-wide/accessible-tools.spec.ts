import type { Page } from "@playwright/test";
import { esimCompatibilityCopy } from "#content/pages/esim-page.ts";
import { planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { portingPlannerCopy } from "#content/porting/porting-tools.ts";
import type { IslandName } from "#layout/islands/island-name.ts";
import { expect, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";

/** Opens a page and hydrates one of its tools. @returns the tool, and a function that runs axe only on it. */
async function openTool(page: Page, path: string, name: IslandName) {
  await page.goto(path);
  await wakeIsland(page, name);
  const part = `[data-island="${name}"]`;
  return { tool: page.locator(part), expectClean: () => expectNoViolation(page, part) };
}

test("axe finds nothing in the device search with a yes", { tag: "@phone" }, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/esim", "device-search");
  await tool.getByRole("searchbox").fill("galaxy s24");
  await expect(tool.locator("[data-answer]").getByText("Sí: tu Galaxy S24")).toBeVisible();
  await expectClean();
});

test("axe finds nothing in the device search with the other kinds of answer, or in a brand's open list of phones", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/esim", "device-search");
  const field = tool.getByRole("searchbox");
  for (const [text, title] of [
    ["razr", "¿Cuál es el tuyo?"],
    ["iphone 8", "No: tu iPhone 8"],
    ["nokia 3310", "no está en la lista"],
  ] as const) {
    await field.fill(text);
    await expect(tool.locator("[data-answer]").getByText(title)).toBeVisible();
    await expectClean();
  }
  await page.getByText(esimCompatibilityCopy.list.summary).click();
  await page.locator("summary").filter({ hasText: "Samsung" }).click();
  await expectNoViolation(page, "#lista-de-celulares details[open]");
});

test("axe finds nothing in the trip look-up with suggestions and an answer", { tag: "@phone" }, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/roaming-cobertura", "trip-lookup");
  await tool.getByRole("combobox").fill("jap");
  await expect(tool.getByRole("option").first()).toBeVisible();
  await expectClean();
  await tool.getByRole("option").first().click();
  await expect(tool.locator("[data-answer]")).toContainText("Legend");
  await expectClean();
});

test("axe finds nothing in the porting planner with an answer", { tag: "@phone" }, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/portabilidad", "porting-planner");
  await tool.getByRole("button", { name: "Usar la hora actual" }).click();
  await expect(tool.getByRole("button", { name: "Guardar en mi calendario" })).toBeVisible();
  await expectClean();
});

test("axe finds nothing in the porting planner with an impossible date, or in any eligibility verdict", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/portabilidad", "porting-planner");
  await tool.getByRole("button", { name: "Usar la hora actual" }).click();
  await tool.getByText(portingPlannerCopy.detailsLabel).click();
  await tool.getByLabel("Elijo un día").check();
  await tool.getByLabel("Día de tu cambio", { exact: true }).fill("2024-01-02");
  await expect(tool.locator("[data-answer]")).toContainText("Revisa las fechas");
  await expectClean();

  const part = '[data-island="porting-eligibility"]';
  await wakeIsland(page, "porting-eligibility");
  const eligibility = page.locator(part);
  await eligibility.getByLabel("Celular", { exact: true }).check();
  await eligibility.getByLabel("Activa").check();
  for (const answer of ["Prepago", "Pospago", "Teléfono fijo"]) {
    await eligibility.getByLabel(answer).check();
    await expectNoViolation(page, part);
  }
});

test("axe finds nothing in the plan finder with every wish, or in the plan cost with its months", {
  tag: "@phone",
}, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/membresias", "plan-finder");
  await tool.getByLabel("Sí, a Europa").check();
  for (const wish of await tool.getByRole("checkbox").all()) await wish.check();
  await expectClean();
  const cost = page.locator('[data-island="plan-cost"]');
  await wakeIsland(page, "plan-cost");
  for (const fold of await cost.locator("details").all())
    await fold.evaluate((each) => each.toggleAttribute("open", true));
  await expectNoViolation(page, '[data-island="plan-cost"]');
});

test("axe finds nothing in the receipt, whichever side pays less", { tag: "@phone" }, async ({ page }) => {
  const { tool, expectClean } = await openTool(page, "/", "plan-receipt");
  await tool.getByText(planReceiptTool.copy.disclosureLabel).click();
  for (const key of ["End", "Home"]) {
    await tool.getByRole("slider").press(key);
    await expectClean();
  }
});

test("axe finds nothing in the comparison as a list with an open membership", { tag: ["@phone", "@nightly"] }, async ({
  page,
}) => {
  await page.goto("/wimers");
  await page.locator("[data-view=phone] summary").first().click();
  await expectNoViolation(page, "[data-view=phone]");
});
