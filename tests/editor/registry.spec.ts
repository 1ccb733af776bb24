import {
  expect,
  expectSaved,
  finishJob,
  getDateInDays,
  locatePreviewFrame,
  openEntry,
  openList,
  test,
} from "./editor-fixtures.ts";

const number = "1676999";
const fileId = "1AbCdEfGhIjKlMnOpQrStUvWxYz012345";

test("a registry number is added with a promotion and a document, and their pages link to each other", async ({
  page,
  desk,
}) => {
  await openList(page, "Folios del registro de tarifas");
  const promotions = page.getByRole("group", { name: "Folios de promociones" });
  await promotions.getByRole("button", { name: "Agregar folio" }).click();
  const row = promotions.getByRole("listitem").last();
  await expect(row.getByRole("textbox", { name: "Folio" })).toBeFocused();
  await row.getByRole("textbox", { name: "Folio" }).fill("167");
  await expect(row.getByRole("textbox", { name: "Folio" })).toHaveAccessibleDescription(/un folio son 7 cifras/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await row.getByRole("textbox", { name: "Folio" }).fill(number);
  await expectSaved(page);

  // Opens the form by the menu, without a reload, because the form must offer the new number.
  await page.getByRole("navigation", { name: "Qué se edita" }).getByRole("link", { name: "Promociones" }).click();
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  const form = page.getByRole("main");
  await form.getByLabel("Dirección").fill("folio-de-prueba");
  await form.getByLabel("Nombre", { exact: true }).fill("Folio de prueba");
  await form.getByRole("combobox", { name: /^Folio/ }).selectOption({ label: number });
  await form.getByLabel("Texto", { exact: true }).fill("Tu primera membresía cuesta la mitad.");
  await form.getByLabel("Condiciones").fill("Una vez por persona.");
  await form.getByRole("checkbox", { name: /^Registro:/ }).check();
  await form.getByLabel("Desde", { exact: true }).fill(getDateInDays(10));
  await form.getByLabel("Hasta", { exact: true }).fill(getDateInDays(20));
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByRole("heading", { level: 1 })).toContainText("Folio de prueba");
  await expect(locatePreviewFrame(page).getByText(number).first()).toBeAttached();

  await openEntry(page, "Documentos propios en PDF");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await form.getByRole("combobox", { name: "Documento" }).selectOption({ label: `Folio ${number}: Folio de prueba` });
  const file = form.getByLabel("Archivo en Google Drive");
  await file.fill("formato.pdf");
  await expect(file).toHaveAccessibleDescription(/copia la dirección con «Compartir»/);
  await file.fill(`https://drive.google.com/file/d/${fileId}/view?usp=sharing`);
  await expectSaved(page);
  // The page and the list of registrations for programs contain both changes.
  await expect(page.getByText("También cambió: 2 cosas")).toBeVisible();
  await expect(locatePreviewFrame(page).getByText("Formato simplificado inscrito.")).toBeAttached();
  await finishJob(desk, {
    name: "folio con su promoción y su documento",
    lines: [
      "6 1 src/content/data/own-documents.ts",
      "18 0 src/content/data/promotions.ts",
      "3 0 src/content/data/registry.ts",
    ],
    built: { [`/registro-promociones/formato-simplificado/${number}`]: fileId },
  });
  const site = new URL(desk.origin);
  site.port = String(Number(site.port) + 1);
  const answer = await page.request.get(`${site.origin}/registro-promociones/formato-simplificado/${number}`);
  const html = await answer.text();
  expect(html).toContain("Folio de prueba");
  expect(html).toContain(fileId);
});
