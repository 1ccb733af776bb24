import { findViolations } from "../e2e/support/measures/axe.ts";
import {
  expect,
  getDateInDays,
  locatePreviewFrame,
  locateSaveStatus,
  openList,
  readList,
  test,
} from "./editor-fixtures.ts";

/** Timeout for saving a coming state, which reads the whole content as of its day. */
const checked = { timeout: 60_000 };

test("a price for a coming day is shown as of that day, listed before publishing, moved and removed", async ({
  page,
  desk,
}) => {
  const [day, other] = [getDateInDays(45), getDateInDays(60)];
  await openList(page, "Membresías y precios");
  const main = page.getByRole("main");
  const when = main.getByRole("group", { name: "Desde cuándo rige lo que escribes" });
  await expect(when).toContainText("Estás escribiendo lo que rige desde hoy.");
  await when.getByRole("button", { name: "Desde otro día" }).press("Enter");
  await when.getByLabel("Día").fill(day);
  await when.getByLabel("Día").press("Enter");
  await expect(when).toContainText("Estás escribiendo lo que regirá desde el");
  const title = page.getByRole("heading", { level: 1, name: "Membresías y precios" });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/lo que regirá desde el .*\. Hoy no cambia nada\.$/);
  await expect(page.getByText(/^Así se verá el/)).toBeVisible();

  const legend = main.getByRole("group", { name: "Legend", exact: true });
  await legend.getByText(/^\$[\d,]+\. /).click();
  await legend.getByLabel("Precio regular").fill("900");
  const question = page.getByRole("region", { name: "Esto también cambia" });
  await expect(question).toContainText(/Desde el .*: Revisa «Promociones/, checked);
  await question.getByRole("button", { name: "Guardar con todo esto" }).press("Enter");
  await expect(locateSaveStatus(page)).toHaveText("Guardado como borrador", checked);
  await expect(locatePreviewFrame(page).getByText("$900").first()).toBeAttached(checked);
  expect(await findViolations(page)).toEqual([]);
  await when.getByRole("button", { name: "Desde hoy" }).press("Enter");
  await expect(locatePreviewFrame(page).getByText("$850").first()).toBeAttached(checked);
  await expect(when.getByRole("link")).toHaveCount(1);

  await page.getByRole("button", { name: "Publicar" }).click();
  const sheet = page.getByRole("dialog", { name: "Publicar" });
  await expect(sheet).toContainText(/Precio regular: \$850 → \$900 desde el \d/);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Qué viene", exact: true }).press("Enter");
  const entry = main.getByRole("region", { name: "Membresías y precios" });
  await expect(entry).toContainText("$850 → $900, de Ana Prueba");
  expect(await findViolations(page)).toEqual([]);
  await entry.getByRole("button", { name: "Mover a otro día" }).press("Enter");
  await entry.getByLabel("Día").fill(other);
  await entry.getByRole("button", { name: "Mover", exact: true }).press("Enter");
  await expect(main.getByRole("status")).toHaveText(
    /^«Membresías y precios» cambia el .*\. Falta publicarlo\.$/,
    checked,
  );
  expect(Object.keys((readList(desk, "memberships") as { coming: object }).coming)).toEqual([other]);
  await entry.getByRole("button", { name: "Quitar" }).press("Enter");
  await entry.getByRole("button", { name: "Sí, quitar" }).press("Enter");
  await expect(main).toContainText("Nada todavía.", checked);
  expect(desk.git("status", "--porcelain")).toBe("");
});

test("the offer follows a price of a coming day with one button, which says what it writes", async ({ page, desk }) => {
  const day = getDateInDays(45);
  await openList(page, "Membresías y precios");
  await page.goto(`/#membresias@${day}`);
  const legend = page.getByRole("main").getByRole("group", { name: "Legend", exact: true });
  await legend.getByText(/^\$[\d,]+\. /).click();
  await legend.getByLabel("Precio regular").fill("900");
  const offer = page.getByRole("region", { name: "La oferta ya no coincide" });
  await expect(offer).toContainText(/ termina el .*Otra empieza el .*Legend \$720 en lugar de \$680\./, checked);
  expect(await findViolations(page)).toEqual([]);
  await offer.getByRole("button", { name: "Cambiar también la oferta" }).press("Enter");
  await expect(page.getByText("La oferta también cambió, como borrador.")).toBeVisible(checked);
  await expect(page.getByRole("contentinfo")).not.toContainText("Por revisar", checked);
  expect(desk.git("status", "--porcelain").split("\n")).toHaveLength(2);
  await page.getByRole("link", { name: "Ver «Promociones»" }).click();
  const price = page.getByRole("group", { name: "Precio de cada membresía" }).getByLabel("Legend", { exact: true });
  await expect(price).toHaveValue("720");
});

test("input for a coming day stays while another day is open", async ({ page }) => {
  const day = getDateInDays(45);
  await openList(page, "Portada");
  await page.goto(`/#portada@${day}`);
  const tag = page.getByRole("main").getByLabel("Etiqueta");
  const now = await tag.inputValue();
  await tag.fill("");
  await page.getByRole("button", { name: "Desde hoy" }).click();
  await expect(tag).toHaveValue(now);
  await page.goto(`/#portada@${day}`);
  await expect(tag).toHaveValue("");
  await tag.fill("Feliz año, wimer");
  await expect(locateSaveStatus(page)).toHaveText("Guardado como borrador", checked);
  await expect(locatePreviewFrame(page).getByText("Feliz año, wimer").first()).toBeVisible(checked);
  await page.getByRole("button", { name: "Desde hoy" }).click();
  await expect(page.getByText("También cambia por sí sola:")).toBeVisible();
  await tag.fill("Hoy, otra cosa");
  await expect(locateSaveStatus(page)).toHaveText("Guardado como borrador", checked);
  await page.getByRole("link", { name: "Ve a «Qué viene»" }).click();
  await expect(page.getByRole("main")).toContainText("Lo de hoy cambió después de que se escribió esto.");
  await page.getByRole("button", { name: "Sigue igual" }).click();
  await expect(page.getByRole("main")).not.toContainText("Lo de hoy cambió después", checked);
});
