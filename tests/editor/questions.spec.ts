import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataIn } from "#content/forms/data-module.ts";
import { expect, openList, pageBeside, saved, stateOf, test } from "./at-the-desk.ts";

test("a question is answered with a fact that nobody types", async ({ page, desk }) => {
  await openList(page, "Preguntas frecuentes");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Dirección").fill("pregunta-de-prueba");
  await page.getByLabel("Tema").selectOption({ index: 1 });
  await page.getByLabel("Pregunta", { exact: true }).fill("¿Cuánto dura una prueba?");
  await page.getByLabel("Párrafo 1").fill("Dura ");
  await page.getByRole("button", { name: "Insertar dato" }).last().click();
  await page.getByLabel("Qué dato buscas").fill("legend precio");
  await page.getByRole("list", { name: "Datos" }).getByRole("button").first().click();
  await expect(page.getByLabel("Párrafo 1")).toBeFocused();
  await page.keyboard.type(".");
  await expect(page.getByLabel("Párrafo 1")).toHaveValue(/^Dura \{\{[a-z.]+\}\}\.$/);
  await expect(page.getByText(/^Se lee: Dura \$\d/)).toBeVisible();
  await page.getByRole("button", { name: "Agregar enlace" }).click();
  await page.getByLabel("Texto del enlace").fill("Membresías");
  await page.getByRole("main").getByLabel("Página", { exact: true }).fill("/membresias");
  await expect(stateOf(page)).toHaveText(saved);
  await expect(pageBeside(page).getByText("¿Cuánto dura una prueba?")).toBeVisible();
  const rows = dataIn(readFileSync(join(desk.folder, "src/content/data/questions.ts"), "utf8")) as { id: string }[];
  expect(rows.filter(({ id }) => id === "pregunta-de-prueba")).toHaveLength(1);
});

test("countries are ticked, and what that contradicts is advice", async ({ page, desk }) => {
  await openList(page, "Destinos con roaming");
  const europe = page.getByRole("group", { name: /^Europa/ });
  const ticked = europe.getByRole("checkbox", { checked: true });
  const before = await ticked.count();
  await ticked.first().uncheck();
  await expect(stateOf(page)).toHaveText(saved);
  await expect(ticked).toHaveCount(before - 1);
  expect(desk.git("diff", "--numstat")).toMatch(/^0\t1\tsrc\/content\/data\/roaming\.ts$/);
});
