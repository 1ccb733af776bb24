import { expect, jobDone, openList, pageBeside, saved, stateOf, test } from "./at-the-desk.ts";
import { pictureForGuide } from "./guide-picture.ts";

test("a page gets another title, which its tab shows", async ({ page, desk }) => {
  await openList(page, "Títulos y descripciones de las páginas");
  await page.getByLabel(/^Buscar entre/).fill("/avisos");
  await page
    .getByRole("list", { name: "Títulos y descripciones" })
    .getByRole("button", { name: /^\/avisos / })
    .click();
  await page.getByRole("main").getByLabel("Título", { exact: true }).fill("Avisos de tu línea");
  await expect(stateOf(page)).toHaveText(saved);
  await expect(pageBeside(page).locator('xpath=//head/title[starts-with(., "Avisos de tu línea")]')).toBeAttached();
  await jobDone(page, desk, "título de una página", "1 1 src/content/data/pages.ts");
});

test("the home page opens with other words, and too many are refused", async ({ page, desk }) => {
  await openList(page, "Portada");
  const opening = page.getByRole("group", { name: "Entrada", exact: true });
  const line = opening.getByLabel("Primera línea");
  await line.fill("Tu número de siempre en");
  await expect(line).toHaveAccessibleDescription(/caben 14 letras/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await line.fill("Tu número en");
  await expect(stateOf(page)).toHaveText(saved);
  await expect(pageBeside(page).getByRole("heading", { level: 1 })).toContainText("Tu número en");
  await jobDone(page, desk, "entrada de la portada", "1 1 src/content/data/home.ts");
  await pictureForGuide(page, "portada", opening);
});
