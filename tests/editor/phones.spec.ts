import { findViolations } from "../e2e/support/measures/axe.ts";
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

/** Spreadsheet cells as on the clipboard: tabs between columns, line breaks between rows. */
const copied = [
  "Modelo\tAño en que salió\tNotas",
  "Pixel de prueba\t2027\t",
  "Pixel de prueba Pro\t2027\tVerifica en qué país se vendió. Solo en sueños.",
  "Pixel 10a\t2026\t",
].join("\r\n");

type Brand = { brand: string; phones: { name: string; year: number; notes: string[] }[] };

test("phones are pasted from a spreadsheet, and an unknown note is reported", async ({ page, desk, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: desk.origin });
  await openList(page, "Celulares con eSIM");
  await page.getByRole("list", { name: "Celulares con eSIM" }).getByRole("button", { name: "Google" }).click();
  const open = page.getByRole("button", { name: "Pegar de una hoja" });
  await open.click();
  const sheet = page.getByLabel("Renglones copiados de la hoja");
  await expect(sheet).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(sheet).toHaveValue(/Pixel de prueba Pro\t2027/);
  const add = page.getByRole("button", { name: "Agregar lo pegado" });
  await page.keyboard.press("ControlOrMeta+Home");
  expect(await findViolations(page, "main")).toEqual([]);
  await add.click();
  await expect(page.getByText("De la hoja se agregaron 2 renglones y uno ya estaba igual.")).toBeInViewport();
  await expect(open).toBeFocused();
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: hay 1 por corregir");
  expect(desk.git("status", "--porcelain")).toBe("");
  const models = page.getByRole("list", { name: "Modelos" });
  await expect(models.getByText("De la hoja")).toHaveCount(2);
  await expect(models.getByText("Por corregir")).toHaveCount(1);
  expect(await findViolations(page, "main")).toEqual([]);

  await page.getByRole("region", { name: "Por corregir" }).getByRole("link").click();
  const notes = page.getByRole("group", { name: /^Notas: 2 de/ });
  await expect(notes).toBeFocused();
  await expect(notes).toContainText("no conocemos la nota «Solo en sueños»");
  // Clearing this checkbox removes the note.
  await notes.getByRole("checkbox", { name: "Solo en sueños" }).click();
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByText("Pixel de prueba Pro").first()).toBeAttached();
  await finishJob(desk, {
    name: "celulares pegados de una hoja",
    lines: ["12 0 src/content/data/phones.ts"],
    built: { "/esim": "Pixel de prueba Pro" },
  });
  const brands = readList(desk, "phones") as Brand[];
  expect(brands.find(({ brand }) => brand === "Google")?.phones.slice(-2)).toEqual([
    { name: "Pixel de prueba", year: 2027, notes: [] },
    { name: "Pixel de prueba Pro", year: 2027, notes: ["checkRegion"] },
  ]);
});
