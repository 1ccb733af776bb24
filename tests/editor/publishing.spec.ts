import { findViolations } from "../e2e/support/measures/axe.ts";
import {
  expect,
  expectSaved,
  finishJob,
  getDateInDays,
  locateSaveStatus,
  openEntry,
  openList,
  publish,
  test,
} from "./editor-fixtures.ts";

/** Time in ms to build the whole site on a machine that may be busy. */
const buildMs = 300_000;
test.describe.configure({ timeout: 2 * buildMs });

test("a change is listed as text, published under its author, and reverted from the history", {
  tag: "@gate",
}, async ({ page, desk }) => {
  await openList(page, "Beneficios por membresía");
  const gives = page.getByRole("group", { name: "LoungeKey" }).getByLabel("Para qué es");
  await gives.fill("Salas VIP de aeropuerto");
  await expectSaved(page);

  await page.getByRole("button", { name: "Qué cambió" }).click();
  const changes = page.getByRole("dialog", { name: "Qué cambió" });
  await expect(changes).toContainText(/Salas\s*\(se agrega:\s*VIP\s*\)\s*de aeropuerto/);
  await expect(changes.locator("ins")).toHaveCount(1);
  await expect(changes.locator("del")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Publicar" }).click();
  const sheet = page.getByRole("dialog", { name: "Publicar" });
  await expect(sheet).toContainText("Ana Prueba");
  await sheet.getByRole("button", { name: "Publicar" }).click();
  await expect(sheet.getByRole("alert")).toHaveText(/Escribe en una línea qué cambia/);
  await sheet.getByLabel("Qué cambia, en una línea").fill("Dice mejor qué da LoungeKey");
  await sheet.getByRole("button", { name: "Publicar" }).click();
  await expect(sheet.getByRole("status").filter({ hasText: "Probando el sitio con tus cambios" })).toBeVisible();
  await expect(sheet.getByText(/: \d de 5$/)).toBeVisible({ timeout: buildMs });
  await page.keyboard.press("Escape");
  const bar = page.getByRole("contentinfo");
  await expect(bar).toContainText(/Publicando \d de 5: /);
  await expect(bar).toContainText("Se publicó «Dice mejor qué da LoungeKey».", { timeout: buildMs });
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(sheet).toContainText("El cambio ya está con todos");
  expect(desk.sharedGit("log", "-1", "--format=%an|%ae|%s", "main")).toBe(
    "Ana Prueba|ana@example.org|Dice mejor qué da LoungeKey",
  );
  expect(desk.sharedGit("show", "--numstat", "--format=", "main")).toBe("1\t1\tsrc/content/data/benefits.ts");
  await sheet.getByRole("button", { name: "Volver al formulario" }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByText("Historia", { exact: true }).click();
  const past = page.getByRole("list", { name: "Publicado antes" });
  await expect(past.getByRole("listitem").first()).toContainText("Dice mejor qué da LoungeKey");
  await past.getByRole("listitem").nth(1).getByRole("button", { name: "Volver a esta" }).click();
  await expect(past.getByRole("region", { name: "Lo que vuelve" })).toContainText("VIP");
  await past.getByRole("button", { name: "Sí, volver" }).click();
  await expect(gives).toHaveValue("Salas de aeropuerto");
  await finishJob(desk, { name: "vuelta de la historia", lines: ["1 1 src/content/data/benefits.ts"] });
});

test("unsaved work is named in the bar and the publish dialogs, even after a reload", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Qué cambió" }).click();
  await expect(page.getByRole("dialog")).toContainText("Nada por publicar: todo está como se publicó.");
  await page.keyboard.press("Escape");
  const open = (label: string) => openEntry(page, label);
  await open("Promociones");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("A medias");
  await expect(locateSaveStatus(page)).toHaveText(/^Sin guardar/);
  const isBlue = page.locator('footer [data-look="main"]');
  await open("Beneficios por membresía");
  const gives = page.getByRole("group", { name: "LoungeKey" }).getByLabel("Para qué es");
  await expect(gives).toBeVisible();
  const bar = page.getByRole("contentinfo");
  await expect(bar).toContainText("Sin guardar: Promociones");
  await expect(bar).not.toContainText("Aquí todo está guardado");
  await gives.fill("Salas para esperar tu vuelo");
  await expectSaved(page);
  await expect(bar).toContainText("Por publicar: Beneficios por membresía");
  await expect(bar).toContainText("Sin guardar: Promociones");
  await expect(isBlue).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "Qué se edita" });
  await expect(menu.getByRole("link", { name: "Promociones" })).toHaveText(/por completar$/);

  for (const button of ["Qué cambió", "Publicar"]) {
    await page.getByRole("button", { name: button }).click();
    const left = page.getByRole("dialog", { name: button }).getByRole("region", { name: /^Sin guardar: no entra/ });
    await expect(left).toHaveText(/Ve a «Promociones»: falta escribir \d+ cosas$/);
    expect(await findViolations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.reload();
  await expect(bar).toContainText("Sin guardar: Promociones");
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("link", { name: "Ve a «Promociones»" }).click();
  await page.getByRole("button", { name: "Descartarlo" }).click();
  await expect(bar).not.toContainText("Sin guardar");
  await expect(isBlue).toHaveText("Publicar");
});

test("a just published promotion is no longer new: its address is locked and it cannot be removed", async ({
  page,
}) => {
  await openList(page, "Promociones");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Prueba publicada");
  await page.getByLabel("Texto", { exact: true }).fill("Una prueba, por unos días.");
  await page.getByLabel("Condiciones").fill("Una vez por persona.");
  await page.getByRole("checkbox", { name: /^Registro:/ }).check();
  const days = page.getByRole("group", { name: "Vigencia" });
  await days.getByLabel("Desde").fill(getDateInDays(10));
  await days.getByLabel("Hasta").fill(getDateInDays(20));
  await expectSaved(page);
  const sheet = await publish(page, "Una promoción de prueba");
  await sheet.getByRole("button", { name: "Volver al formulario" }).click({ timeout: buildMs });
  await expect(page.getByRole("button", { name: /^Prueba publicada/ })).not.toHaveAccessibleName(/Nueva$/);
  await expect(page.getByLabel("Dirección")).toHaveAttribute("readonly");
  await expect(page.getByRole("button", { name: "Quitar de la lista" })).toHaveCount(0);
});

test("an error that only the build finds names its field, and the rest is published after the fix", async ({
  page,
  desk,
}) => {
  await openList(page, "Avisos");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Fecha del aviso").fill(getDateInDays(0));
  await page.getByLabel("Título").fill("Hoy hay mantenimiento");
  await page.getByLabel("Párrafo 1").fill("La app se detiene un rato y vuelve sola.");
  await expectSaved(page);
  await openList(page, "Promociones");
  // This promotion has a folio, and therefore a page with a share picture.
  await page.getByRole("button", { name: /^Portabilidad, marzo de 2025/ }).click();
  const name = page.getByLabel("Nombre", { exact: true });
  const before = await name.inputValue();
  // The name is too long for the picture, which only the build detects.
  await name.fill("Portabilidadextraordinariaparatodalafamiliadetodoelpaís");
  await expectSaved(page);
  const published = desk.sharedGit("rev-parse", "main");

  const sheet = await publish(page, "Un nombre largo");
  const alert = sheet.getByRole("alert");
  await expect(alert).toContainText(/«Promociones» › .* › Nombre: con «Portabilidadextra.*no se puede construir/, {
    timeout: buildMs,
  });
  expect(await findViolations(page, "dialog")).toEqual([]);
  expect(desk.sharedGit("rev-parse", "main")).toBe(published);
  await alert.getByRole("link", { name: "Ve a «Promociones»" }).click();
  await expect(name).toBeFocused();
  await name.fill(before);
  await expect.poll(() => desk.git("diff", "--name-only")).toBe("src/content/data/notices.ts");

  await publish(page, "Un aviso");
  await expect(sheet).toContainText("El cambio ya está con todos", { timeout: buildMs });
  expect(desk.sharedGit("show", "--name-only", "--format=%s", "main")).toBe("Un aviso\n\nsrc/content/data/notices.ts");
});
