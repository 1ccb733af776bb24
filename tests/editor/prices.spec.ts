import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectSaved,
  finishJob,
  locatePreviewFrame,
  locateSaveStatus,
  openList,
  test,
} from "./editor-fixtures.ts";

/** Opens a plan's form by its summary, which shows its price and gigabytes. */
async function openPlan(page: Page, name: string): Promise<Locator> {
  const plan = page.getByRole("group", { name, exact: true });
  await plan.getByText(/^\$[\d,]+\. /).click();
  return plan;
}

test("the consequences of a price change are listed before it is saved", async ({ page, desk }) => {
  await openList(page, "Membresías y precios");
  const legend = await openPlan(page, "Legend");
  await legend.getByLabel("Precio regular").fill("450");
  await expect(legend.getByLabel("Precio regular")).toHaveAccessibleDescription(/mayor que el de Community/);
  expect(desk.git("status", "--porcelain")).toBe("");

  await legend.getByLabel("Precio regular").fill("900");
  const question = page.getByRole("region", { name: "Esto también cambia" });
  await expect(question.getByRole("heading", { level: 2 })).toHaveText(/^Esto también cambia: \d+ cosas$/);
  await question.getByText(/^Páginas y documentos que cambian solos: \d+ cosas$/).click();
  await expect(question.getByRole("button", { name: "Ver Página «Membresías»" })).toBeVisible();
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: mira qué más cambia");
  expect(desk.git("status", "--porcelain")).toBe("");
  await question.getByRole("button", { name: "Guardar con todo esto" }).click();
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByText("$900").first()).toBeAttached();
  await finishJob(desk, {
    name: "precio",
    lines: ["1 1 src/content/data/memberships.ts"],
    built: { "/membresias": "$900" },
  });
});

test("an offer with an old price is listed, with a link to it, until it is corrected", async ({ page }) => {
  await openList(page, "Membresías y precios");
  await (await openPlan(page, "Legend")).getByLabel("Precio regular").fill("900");
  await page.getByRole("button", { name: "Guardar con todo esto" }).click();
  await expectSaved(page);
  const offers = "Promociones";
  const bar = page.getByRole("contentinfo");
  await openList(page, "Avisos");
  await expect(bar).toContainText(`Por revisar: ${offers}`);
  const entry = page.getByRole("navigation", { name: "Qué se edita" }).getByRole("link", { name: offers });
  await expect(entry).toHaveText(/por revisar$/);

  await page.getByRole("button", { name: "Publicar" }).click();
  const waits = page.getByRole("dialog").getByRole("region", { name: "Por revisar antes de publicar: 2" });
  await expect(waits).toContainText("Legend: con ese porcentaje serían $720");
  await waits.getByRole("link", { name: `Revisa «${offers}»` }).click();
  await expect(page.getByRole("heading", { level: 1, name: offers })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Por revisar/ })).toContainText("Legend");
  const legend = page.getByRole("group", { name: "Precio de cada membresía" }).getByLabel("Legend", { exact: true });
  await expect(legend).toBeFocused();
  await legend.fill("720");
  await page.getByRole("button", { name: "Guardar con todo esto" }).click();
  await expectSaved(page);
  await expect(bar).not.toContainText("Por revisar");
  await expect(entry).toHaveText(/borrador$/);
});

test("the to-do link of an unsaved price leads to the affected field, which shows the to-do", async ({ page }) => {
  await openList(page, "Membresías y precios");
  await (await openPlan(page, "Legend")).getByLabel("Precio regular").fill("900");
  const question = page.getByRole("region", { name: "Esto también cambia" });
  await question.getByRole("link", { name: "Revisa «Promociones»" }).first().click();
  const legend = page.getByRole("group", { name: "Precio de cada membresía" }).getByLabel("Legend", { exact: true });
  await expect(legend).toBeFocused();
  await expect(legend).toHaveAccessibleDescription(/^Revisa: con ese porcentaje serían \$720/);
});

test("text in a number field stays as typed with its error, and no message moves the field", async ({ page }) => {
  await openList(page, "Membresías y precios");
  const price = (await openPlan(page, "Rookie")).getByLabel("Precio regular");
  const top = () => price.evaluate((field) => field.getBoundingClientRect().top);
  await price.focus();
  const before = await top();
  await price.fill("35o");
  await expect(price).toHaveAccessibleDescription(/escribe solo el número/);
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("35o");
  await expect(page.getByRole("region", { name: "Por corregir" })).toBeAttached();
  expect(await top()).toBeCloseTo(before, -1);
  await price.fill("360");
  await expect(page.getByRole("region", { name: "Esto también cambia" })).toBeAttached();
  expect(await top()).toBeCloseTo(before, -1);
});
