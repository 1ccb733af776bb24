import { findViolations } from "../e2e/support/measures/axe.ts";
import { expect, test } from "./editor-fixtures.ts";

test("words are replaced in the checked fields, listed before publishing, and restored", async ({ page, desk }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Qué se edita" });
  // The menu's search finds closed groups, and its words become the first words to search for.
  await expect(menu.getByRole("link", { name: "Opiniones de clientes" })).toHaveCount(0);
  await menu.getByLabel("Buscar qué editar").fill("reseñas");
  await expect(menu.getByRole("link", { name: /^Opiniones de clientes/ })).toBeVisible();
  await menu.getByLabel("Buscar qué editar").fill("celular desbloqueado");
  await menu.getByRole("link", { name: "Buscar y reemplazar" }).click();
  const main = page.getByRole("main");
  const words = main.getByLabel("Buscar", { exact: true });
  await expect(words).toHaveValue("celular desbloqueado");
  await words.press("Enter");
  await expect(main.getByRole("status")).toContainText(/^Está en \d+ campos\./);
  await main.getByLabel("Reemplazar con").fill("equipo desbloqueado");
  const rows = main.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
  await rows.first().getByRole("checkbox").check();
  await expect(rows.first().locator("ins").first()).toContainText("equipo desbloqueado");
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole("button", { name: "Reemplazar en un campo" }).click();
  await expect(main.getByRole("status")).toContainText("Se reemplazó en un campo, como borrador.");
  expect(desk.git("diff", "--numstat")).toMatch(/^1\t1\t\S+$/);

  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("dialog")).toContainText("«celular» → «equipo»");
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: "Deshacer el reemplazo" }).click();
  await expect(main.getByRole("status")).toContainText("Todo quedó como estaba antes de reemplazar.");
  expect(desk.git("status", "--porcelain")).toBe("");
});
