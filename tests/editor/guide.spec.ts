import type { Page } from "@playwright/test";
import { findViolations } from "../e2e/support/measures/axe.ts";
import { findOverflowingElements } from "../e2e/support/measures/layout-watch.ts";
import { expect, openEntry, openList, test } from "./editor-fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a form links to its help, and going back restores the input", async ({ page }) => {
  await openList(page, "Promociones");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  const name = page.getByLabel("Nombre", { exact: true });
  await name.fill("A medias");
  await page.getByRole("link", { name: "Ayuda para Promociones" }).press("Enter");
  await expect(heading(page)).toHaveText("Publica una promoción con sus días, y termínala");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Publica una promoción con sus días, y termínala · Editor de wim");
  await page.getByRole("link", { name: "así se agrega" }).click();
  await expect(heading(page)).toHaveText("Folios, documentos, datos por confirmar y archivos de cobertura");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(name).toHaveValue("A medias");
  await expect(page).toHaveTitle("Promociones · Editor de wim");
});

test("legal texts and coverage files link to their help", async ({ page }) => {
  await page.goto("/");
  await openEntry(page, "Cobertura 5G");
  await expect(page.getByRole("link", { name: "Ayuda para Archivos de cobertura" })).toHaveAttribute(
    "href",
    "#ayuda/archivos",
  );
  await openEntry(page, "Código de políticas de gestión de tráfico");
  await page.getByRole("link", { name: "Ayuda para Textos legales" }).click();
  await expect(heading(page)).toHaveText("Edita un texto legal y publica su nueva versión");
});

test("the guide's pages link from first to last and fit a computer and a phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Toda la ayuda" }).click();
  await expect(heading(page)).toHaveText("Ayuda");
  expect(await findViolations(page)).toEqual([]);
  const titles = await page.getByRole("main").getByRole("listitem").getByRole("link").allTextContents();
  expect(titles).toHaveLength(11);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  for (const [at, title] of titles.entries()) {
    await expect(heading(page)).toHaveText(title);
    if (at === 1) expect(await findViolations(page, "main")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await findOverflowingElements(page)).toEqual([]);
    expect(await page.getByRole("main").evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1360, height: 900 });
    if (at < titles.length - 1) await page.getByRole("link", { name: /^Siguiente: / }).click();
  }
  await expect(page.getByRole("link", { name: /^Siguiente: / })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Toda la ayuda" }).click();
  await expect(heading(page)).toHaveText("Ayuda");
});
