import { expect, expectSaved, finishJob, locatePreviewFrame, openList, test } from "./editor-fixtures.ts";

test("a confirmed fact appears in the legal text that refers to it", async ({ page, desk }) => {
  await openList(page, "Datos por confirmar");
  await page
    .getByRole("list", { name: "Datos por confirmar" })
    .getByRole("button", { name: "quién procesa los pagos" })
    .click();
  await expect(page.getByLabel("Nombre del dato")).toHaveAttribute("readonly");
  await expect(page.getByText("Solo se puede quitar si ningún texto legal lo usa.")).toBeVisible();
  const use = page.getByRole("link", { name: /^«.+», (?:Cláusula|Parte) [\d.]+ «.+»$/ }).first();
  await expect(use).toHaveAttribute("href", /^#[a-z-]+\/[a-z-]+$/);
  await expect(page.getByRole("button", { name: "Quitar de la lista" })).toHaveCount(0);
  const fact = page.getByLabel("Lo que confirmó el Operador");
  await fact.fill("[Pagos de Prueba]");
  await expect(fact).toHaveAccessibleDescription(/va sin corchetes/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await fact.fill("Pagos de Prueba");
  await expectSaved(page);
  await page.getByText(/^También cambió:/).click();
  await page
    .getByRole("button", { name: /^Ver Página «Aviso de privacidad accesible»/ })
    .first()
    .click();
  await expect(locatePreviewFrame(page).getByText("Pagos de Prueba").first()).toBeAttached();
  await finishJob(desk, {
    name: "dato confirmado de un texto legal",
    lines: ["2 1 src/content/data/pending.ts"],
    built: { "/aviso-de-privacidad-accesible": "Pagos de Prueba" },
  });
});

test.describe("a term without a fact", () => {
  test.use({ expectedTroubles: /status of 409/ });

  test("a fact is created in its clause by keyboard, appears there, and must be published with it", async ({
    page,
    desk,
  }) => {
    await page.goto("/#gestion-de-trafico/velocidad");
    const text = page.getByRole("textbox", { name: "Texto", exact: true });
    await expect(text).toBeVisible();
    await text.fill(`${await text.inputValue()} La factura se pide en `);
    await page.getByRole("button", { name: "Insertar dato" }).press("Enter");
    await page.keyboard.type("plazo para pedir");
    await page.getByRole("button", { name: "Dato nuevo" }).press("Enter");
    await expect(page.getByLabel("Qué es")).toBeFocused();
    await page.keyboard.type("plazo para pedir la factura");
    await page.keyboard.press("Tab");
    await page.keyboard.type("quince (15) días.");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Qué dice")).toHaveAccessibleDescription(/va sin punto final/);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/La factura se pide en \S*quince \(15\) días\S*$/);
    await page.keyboard.type(".");
    await expectSaved(page);
    await expect(page.getByRole("region", { name: "Se lee" })).toContainText("La factura se pide en quince (15) días.");
    await finishJob(desk, {
      name: "dato nuevo en una cláusula",
      lines: ["5 0 src/content/data/pending.ts", "1 1 src/content/legal/gestion-de-trafico/1.md"],
    });

    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Publicar" });
    await sheet.getByRole("checkbox", { name: /^Datos por confirmar/ }).uncheck();
    await sheet.getByLabel("Qué cambia, en una línea").fill("Plazo de la factura");
    await sheet.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(sheet.getByRole("region", { name: "No se publicó" })).toContainText("Datos por confirmar");
  });
});
