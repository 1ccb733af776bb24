import { findViolations } from "../e2e/support/measures/axe.ts";
import { expect, expectSaved, finishJob, locatePreviewFrame, openList, test } from "./editor-fixtures.ts";

test("a page's title is edited in a small window, and the preview shows it", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await openList(page, "Títulos y descripciones de las páginas");
  await page.getByLabel(/^Buscar entre/).fill("/avisos");
  await page
    .getByRole("list", { name: "Títulos y descripciones" })
    .getByRole("button", { name: /^\/avisos / })
    .click();
  const title = page.getByRole("main").getByLabel("Título", { exact: true });
  await expect(title).toBeInViewport({ ratio: 1 });
  await title.fill("Avisos de tu línea");
  await expectSaved(page);
  await expect(
    locatePreviewFrame(page).locator('xpath=//head/title[starts-with(., "Avisos de tu línea")]'),
  ).toBeAttached();
  await finishJob(desk, {
    name: "título de una página",
    lines: ["1 1 src/content/data/pages.ts"],
    built: { "/avisos": "<title>Avisos de tu línea" },
  });
});

test("the home page's heading is edited, and a text that is too long is refused", async ({ page, desk }) => {
  await openList(page, "Portada");
  const opening = page.getByRole("group", { name: "Entrada", exact: true });
  const line = opening.getByLabel("Primera línea");
  await line.fill("Tu número de siempre en");
  await expect(line).toHaveAccessibleDescription(/caben 14 letras/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await line.fill("Tu número en");
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByRole("heading", { level: 1 })).toContainText("Tu número en");
  await finishJob(desk, {
    name: "entrada de la portada",
    lines: ["1 1 src/content/data/copy/home.ts"],
    built: { "/": "Tu número en" },
  });
});

test("searching a sentence of the site leads to its field, and a clause's title to the clause", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Qué se edita" });
  const found = menu.getByRole("list", { name: "Lo encontrado" }).getByRole("link");
  await menu.getByLabel("Buscar qué editar").fill("Membresías de 30 días con llamadas y SMS ilimitados");
  await expect(found.first()).toContainText("Introducción: Membresías de 30 días");
  await found.first().click();
  await expect(page.getByRole("group", { name: "Entrada", exact: true }).getByLabel("Introducción")).toBeFocused();

  await menu.getByLabel("Buscar qué editar").fill("cancelacion por el usuario");
  expect(await findViolations(page, "nav")).toEqual([]);
  await found.filter({ hasText: "Contrato de adhesión" }).first().click();
  await expect(page.getByRole("heading", { name: /Cancelación por el Usuario/ }).first()).toBeFocused();
  await expect(locatePreviewFrame(page).locator("#cancelacion")).toBeInViewport();

  await menu.getByLabel("Buscar qué editar").fill("");
  await page.reload();
  await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 0.9 });
});
