import {
  expect,
  expectSaved,
  finishJob,
  locatePreviewFrame,
  locateSaveStatus,
  openList,
  readList,
  test,
} from "./editor-fixtures.ts";

test("a question is answered with an inserted fact", async ({ page, desk }) => {
  await openList(page, "Preguntas frecuentes");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Dirección").fill("pregunta-de-prueba");
  await page.getByLabel("Tema").selectOption({ index: 1 });
  await page.getByLabel("Pregunta", { exact: true }).fill("¿Cuánto dura una prueba?");
  await page.getByLabel("Párrafo 1").fill("Dura ");
  await page.getByRole("button", { name: "Insertar dato" }).last().click();
  await page.getByLabel("Qué dato buscas").fill("legend precio");
  const found = page.getByRole("list", { name: "Datos" });
  await expect(locateSaveStatus(page)).toHaveText(/^Sin guardar/);
  await found.getByRole("button").first().click();
  await expect(page.getByLabel("Párrafo 1")).toBeFocused();
  await page.keyboard.type(".");
  await expect(page.getByLabel("Párrafo 1")).toHaveValue(/^Dura \S*\$\d.*\.$/);
  await expect(page.getByText(/^Dato: Legend: /)).toBeVisible();
  await page.getByRole("button", { name: "Agregar enlace" }).click();
  await page.getByLabel("Texto del enlace").fill("Membresías");
  await page.getByRole("main").getByLabel("Página", { exact: true }).fill("/membresias");
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByText("¿Cuánto dura una prueba?")).toBeVisible();
  const rows = readList(desk, "questions") as { id: string }[];
  expect(rows.filter(({ id }) => id === "pregunta-de-prueba")).toHaveLength(1);
});

test("a new question is moved to a position within its topic", async ({ page, desk }) => {
  await openList(page, "Preguntas frecuentes");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Dirección").fill("pregunta-ordenada");
  await page.getByLabel("Tema").selectOption({ label: "Pagos, facturas y promociones" });
  await page.getByLabel("Pregunta", { exact: true }).fill("¿Dónde queda esta pregunta?");
  await page.getByLabel("Párrafo 1").fill("Queda donde la pongas.");
  await page.getByRole("button", { name: "Agregar enlace" }).click();
  await page.getByLabel("Texto del enlace").fill("Membresías");
  await page.getByRole("main").getByLabel("Página", { exact: true }).fill("/membresias");
  await expectSaved(page);
  const questions = locatePreviewFrame(page).locator("#como-pago, #pregunta-ordenada");
  await expect(questions.first()).toHaveAttribute("id", "pregunta-ordenada");
  const down = page.getByRole("button", { name: "Bajar en la lista" });
  await down.press("Enter");
  await expect(down).toBeFocused();
  await expectSaved(page);
  await expect(questions.first()).toHaveAttribute("id", "como-pago");
  await expect(questions.last()).toHaveAttribute("id", "pregunta-ordenada");
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  const rows = page.getByRole("list", { name: "Preguntas frecuentes" });
  await expect(rows.getByRole("button", { name: "¿Dónde queda esta pregunta?" })).toBeFocused();
  await finishJob(desk, {
    name: "pregunta en su lugar",
    lines: ["15 0 src/content/data/questions.ts"],
    built: { "/preguntas-frecuentes": "Queda donde la pongas." },
  });
});
