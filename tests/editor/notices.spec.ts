import {
  expect,
  expectSaved,
  finishJob,
  getDateInDays,
  locatePreviewFrame,
  openList,
  test,
} from "./editor-fixtures.ts";

test("a new notice appears in the preview, and its paragraphs can be reordered", async ({ page, desk }) => {
  await openList(page, "Avisos");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Fecha del aviso").fill(getDateInDays(0));
  await page.getByLabel("Título").fill("La app tiene cara nueva");
  await page.getByLabel("Párrafo 1").fill("Actualízala cuando quieras: todo está donde estaba.");
  await page.getByRole("button", { name: "Agregar párrafo" }).click();
  await page.getByLabel("Párrafo 2").fill("Si algo no abre, escríbenos.");
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByRole("heading", { name: "La app tiene cara nueva" })).toBeVisible();

  await finishJob(desk, {
    name: "aviso",
    lines: ["10 1 src/content/data/notices.ts"],
    built: { "/avisos": "La app tiene cara nueva" },
  });

  await page.getByRole("button", { name: "Subir párrafo 2" }).click();
  await expect(page.getByRole("button", { name: "Subir párrafo 1" })).toBeFocused();
  await expect(page.getByLabel("Párrafo 1")).toHaveValue("Si algo no abre, escríbenos.");
  await expectSaved(page);
});
