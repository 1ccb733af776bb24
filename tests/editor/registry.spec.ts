import { dayFromToday, expect, jobDone, openList, pageBeside, saved, stateOf, test } from "./at-the-desk.ts";
import { pictureForGuide } from "./guide-picture.ts";

const number = "1676999";

test("a number of the registry is added and given to its promotion, and each page leads to the other", async ({
  page,
  desk,
}) => {
  await openList(page, "Folios del registro de tarifas");
  const promotions = page.getByRole("group", { name: "Folios de promociones" });
  await promotions.getByRole("button", { name: "Agregar folio" }).click();
  const row = promotions.getByRole("listitem").last();
  await expect(row.getByLabel("Folio")).toBeFocused();
  await row.getByLabel("Folio").fill("167");
  await expect(row.getByLabel("Folio")).toHaveAccessibleDescription(/un folio son 7 cifras/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await row.getByLabel("Folio").fill(number);
  await expect(stateOf(page)).toHaveText(saved);
  await pictureForGuide(page, "folio", row, promotions.getByRole("button", { name: "Agregar folio" }));

  // By the menu, with the page as it is: the form offers the new number all the same.
  await page.getByRole("navigation", { name: "Qué se edita" }).getByRole("link", { name: "Promociones" }).click();
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  const form = page.getByRole("main");
  await form.getByLabel("Dirección").fill("folio-de-prueba");
  await form.getByLabel("Nombre", { exact: true }).fill("Folio de prueba");
  await form.getByRole("combobox", { name: /^Folio/ }).selectOption({ label: number });
  await page.getByRole("button", { name: "Agregar lo que prometió" }).click();
  await form.getByLabel("Descuento, en %").fill("25");
  await form.getByLabel("Meses con descuento").fill("3");
  await form.getByLabel("Desde", { exact: true }).fill(dayFromToday(10));
  await form.getByLabel("Hasta", { exact: true }).fill(dayFromToday(20));
  await form.getByLabel("Está en las notas legales de la portada").check();
  await expect(stateOf(page)).toHaveText(saved);
  await expect(pageBeside(page).getByRole("heading", { level: 1 })).toContainText("Folio de prueba");
  await expect(pageBeside(page).getByText(number).first()).toBeAttached();
  await jobDone(
    page,
    desk,
    "folio con su promoción",
    "16 0 src/content/data/promotions.ts",
    "3 0 src/content/data/registry.ts",
  );
  const site = new URL(desk.origin);
  site.port = String(Number(site.port) + 1);
  const answer = await page.request.get(`${site.origin}/registro-promociones/formato-simplificado/${number}`);
  expect(await answer.text()).toContain("Folio de prueba");
});
