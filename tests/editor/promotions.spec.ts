import sharp from "sharp";
import {
  expect,
  expectSaved,
  finishJob,
  getDateInDays,
  locatePreviewFrame,
  locateSaveStatus,
  openList,
  readList,
  test,
} from "./editor-fixtures.ts";

test("a new promotion appears on its page, which says that it is over after its last day", async ({ page, desk }) => {
  await openList(page, "Promociones");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await expect(page.getByLabel("Nombre", { exact: true })).toBeFocused();
  await page.getByLabel("Nombre", { exact: true }).fill("Buen Fin de prueba");
  await expect(page.getByLabel("Dirección")).toHaveValue("buen-fin-de-prueba");
  await page.getByLabel("Dirección").fill("buen-fin-prueba");
  await page.getByLabel("Texto", { exact: true }).fill("Este Buen Fin, tu primera membresía cuesta la mitad.");
  await page.getByLabel("Condiciones").fill("Una vez por persona, hasta 2 líneas.");
  await page.getByRole("checkbox", { name: /^Registro:/ }).check();
  const days = page.getByRole("group", { name: "Vigencia" });
  await days.getByLabel("Desde").fill(getDateInDays(10));
  await days.getByLabel("Hasta").fill(getDateInDays(20));
  await expectSaved(page);
  await expect(locatePreviewFrame(page).getByRole("heading", { level: 1 })).toContainText("Buen Fin de prueba");
  await expect(locatePreviewFrame(page).getByText("tu primera membresía cuesta la mitad").first()).toBeVisible();
  await finishJob(desk, {
    name: "promoción con sus días",
    lines: ["17 0 src/content/data/promotions.ts"],
  });

  await days.getByLabel("Hasta").fill(getDateInDays(9));
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: hay 1 por corregir");
  await expect(days.getByLabel("Hasta")).toHaveAccessibleDescription(/no puede ser antes de «Desde»/);
  await page.getByRole("link", { name: "Vigencia › Hasta" }).click();
  await expect(days.getByLabel("Hasta")).toBeFocused();

  await days.getByLabel("Desde").fill(getDateInDays(-20));
  await days.getByLabel("Hasta").fill(getDateInDays(-1));
  await expectSaved(page);
  await expect(
    locatePreviewFrame(page)
      .getByText(/^Terminó el /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  const [row] = readList(desk, "promotions") as object[];
  expect(row).toEqual({
    slug: "buen-fin-prueba",
    name: "Buen Fin de prueba",
    terms: {
      kind: "text",
      text: "Este Buen Fin, tu primera membresía cuesta la mitad.",
      conditions: "Una vez por persona, hasta 2 líneas.",
    },
    period: { kind: "dates", from: getDateInDays(-20), to: getDateInDays(-1) },
    shownOn: ["registry"],
  });
  await finishJob(desk, {
    name: "promoción que termina",
    lines: ["17 0 src/content/data/promotions.ts"],
    built: {
      "/registro-promociones/buen-fin-prueba": "Terminó el ",
      "/registro-membresias": "Buen Fin de prueba",
      "/registro.json": "Buen Fin de prueba",
    },
  });
});

test.describe("with an upload that is refused", () => {
  test.use({ expectedTroubles: /409/ });

  test("a promotion with a picture is a card on the ticked pages, on its days", async ({ page, desk }) => {
    await openList(page, "Promociones");
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await page.getByLabel("Nombre", { exact: true }).fill("Noche de prueba");
    await page.getByLabel("Texto", { exact: true }).fill("Contrata de noche y paga la mitad.");
    await page.getByLabel("Condiciones").fill("Una vez por persona.");
    const days = page.getByRole("group", { name: "Vigencia" });
    await days.getByLabel("Desde").fill(getDateInDays(-1));
    await days.getByLabel("Hasta").fill(getDateInDays(20));
    const places = page.getByRole("group", { name: /^Dónde se ve/ });
    await expect(places).toContainText("elige al menos un lugar");
    await places.getByRole("checkbox", { name: /^Membresías:/ }).check();

    const picture = page.getByRole("group", { name: "Imagen" });
    const chosen = picture.getByLabel("Subir imagen");
    const upload = (width: number) =>
      sharp({ create: { width, height: 600, channels: 3, background: "#c5f135" } })
        .png()
        .toBuffer()
        .then((buffer) => chosen.setInputFiles({ name: "noche.png", mimeType: "image/png", buffer }));
    await upload(300);
    await expect(picture.getByRole("status")).toContainText("Mide 300 px de ancho y hacen falta 800");
    await upload(900);
    const alt = picture.getByLabel("Qué se ve en la imagen");
    await expect(alt).toBeFocused();
    await alt.fill("Un campo verde");
    await expectSaved(page);
    const [row] = readList(desk, "promotions") as { picture: object; shownOn: string[] }[];
    expect(row).toMatchObject({
      picture: { name: "noche.png", width: 900, alt: "Un campo verde" },
      shownOn: ["memberships"],
    });
    const site = new URL(desk.origin);
    site.port = String(Number(site.port) + 1);
    await page.goto(`${site.origin}/membresias#promociones`);
    const card = page.getByRole("article", { name: "Noche de prueba" });
    await expect(card).toContainText("Contrata de noche y paga la mitad.");
    const image = card.getByRole("img", { name: "Un campo verde" });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});

test("a missing value is only reported, even after its field loses the focus", async ({ page }) => {
  await openList(page, "Promociones");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: falta escribir 7 cosas");
  const address = page.getByLabel("Dirección");
  await expect(address).toHaveAccessibleDescription(/^falta la dirección/);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Por corregir" })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(address).toBeFocused();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await page.getByText("Falta por escribir: 7").click();
  await page.getByRole("link", { name: /Vigencia › Hasta$/ }).click();
  await expect(page.getByLabel("Hasta", { exact: true })).toBeFocused();
});

test("promotions are filtered by status, and changing one's last day is saved and undone", async ({ page, desk }) => {
  await openList(page, "Promociones");
  const rows = page.getByRole("list", { name: "Promociones" });
  const first = rows.getByRole("button", { name: /^Portabilidad, marzo de 2025/ });
  await expect(first).toHaveAccessibleName(/Terminada: del 1 al\s27 o 28\sde marzo de 2025$/);
  await page.getByLabel("Mostrar").selectOption("Vigencia por confirmar");
  // The open row stays in the list.
  await expect(rows.getByRole("button", { name: /Terminada/ })).toHaveCount(1);
  await expect(rows.getByRole("button", { name: /Vigencia por confirmar/ }).first()).toBeVisible();

  const [last, other] = [page.getByLabel("Hasta", { exact: true }), page.getByLabel("Otra lectura del último día")];
  await last.fill("2025-03-28");
  await expect(other).toHaveValue("");
  await expectSaved(page);
  await expect(first).toHaveAccessibleName(/Terminada: del 1 al\s28\sde marzo de 2025$/);
  expect(desk.git("diff", "--numstat")).toMatch(/^1\t2\t/);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(last).toHaveValue("27/3/2025");
  await expect(other).toHaveValue("28/3/2025");
  await expect.poll(() => desk.git("diff", "--numstat")).toBe("");
});

test("a published row's address is locked, and a new row is removed after a confirmation", async ({ page }) => {
  await openList(page, "Promociones");
  await expect(page.getByLabel("Dirección")).toHaveAttribute("readonly");
  await expect(page.getByLabel("Dirección")).toHaveAccessibleDescription(/Ya se publicó/);
  await expect(page.getByRole("button", { name: /^Quitar/ }).filter({ hasText: "de la lista" })).toHaveCount(0);

  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Me equivoqué");
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("button", { name: "No, dejar" }).click();
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Me equivoqué");
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("button", { name: "Sí, quitar" }).click();
  await expect(page.getByRole("heading", { name: "Me equivoqué" })).toHaveCount(0);
  await expect(locateSaveStatus(page)).toHaveText("Aquí todo está guardado");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: /Me equivoqué/ })).toBeVisible();
});
