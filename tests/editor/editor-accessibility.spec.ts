import { findViolations } from "../e2e/support/measures/axe.ts";
import { findOverflowingElements } from "../e2e/support/measures/layout-watch.ts";
import { expect, expectSaved, locateSaveStatus, openList, test } from "./editor-fixtures.ts";

test.describe("with nothing to publish", () => {
  test.use({ expectedTroubles: /status of 409/ });

  test("axe finds nothing in forms, errors and dialogs, and their touch targets are large enough", async ({ page }) => {
    await page.goto("/#ya-no-existe");
    await expect(page.getByRole("region", { name: "Ese lugar ya no está: elige otro" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await openList(page, "Promociones");
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await page.getByLabel("Nombre", { exact: true }).fill("Buen Fin");
    await expect(locateSaveStatus(page)).toHaveText(/^Sin guardar/);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole("button", { name: "Comprobar" }).click();
    await expect(page.getByRole("dialog")).toContainText("No hay cambios por publicar.");
    expect(await findViolations(page, "dialog")).toEqual([]);
    // The focus ring contrasts with its surroundings in the dark scheme too.
    await page.emulateMedia({ colorScheme: "dark" });
    const close = page.getByRole("dialog").getByRole("button", { name: "Cerrar" });
    await close.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(close).toBeFocused();
    const ground = await close.evaluate(
      (button) => button.parentElement && getComputedStyle(button.parentElement).backgroundColor,
    );
    expect(await close.evaluate((button) => getComputedStyle(button).outlineColor)).not.toBe(ground);
  });
});

test("a phone shows one part of the editor at a time, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  await page.getByRole("link", { name: "Avisos" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Avisos" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Qué se edita" });
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Avisos" })).toBeFocused();
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.getByRole("button", { name: "Página", exact: true }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await expect(menu).toBeVisible();
  // While the on-screen keyboard is open, the bar has one line.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(page.getByRole("button", { name: "Publicar" })).toBeVisible();
  await page.getByLabel("Buscar qué editar").focus();
  await expect(page.getByRole("button", { name: "Publicar" })).toBeHidden();

  // A skip link to a hidden part shows the part, then focuses it.
  const skips = page.getByRole("navigation", { name: "Saltar a una parte" });
  await skips.getByRole("button", { name: "Saltar a la página" }).press("Enter");
  await expect(page.locator("iframe")).toBeFocused();
  await skips.getByRole("button", { name: "Saltar al formulario" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  // Half the width simulates the same phone at twice the text size.
  await page.setViewportSize({ width: 195, height: 390 });
  for (const part of ["Menú", "Formulario", "Página"]) {
    await page.getByRole("button", { name: part, exact: true }).click();
    expect(await findOverflowingElements(page)).toEqual([]);
    const cut = await page
      .getByRole("button")
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
    expect(cut).toEqual([]);
  }
  expect((await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(200);
});

test("opening a list by its card or by a search focuses its heading", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Promociones/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Promociones" })).toBeFocused();
  await page.getByLabel("Buscar qué editar").fill("avisos");
  await page
    .getByRole("list", { name: "Lo encontrado" })
    .getByRole("link", { name: /Preguntas frecuentes/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeFocused();
});

test("the skip links lead past the menu, the rows and the page", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/lists/promociones", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto("/#promociones/3");
  await expect(page.getByRole("main").getByText("Abriendo…")).toBeVisible();
  // Nothing has been typed yet, so the message about a missing page must not appear.
  await expect(page.getByText(/^La página se verá aquí/)).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole("main").getByRole("button", { name: "Deshacer" })).toBeVisible();
  const skip = page.getByRole("navigation", { name: "Saltar a una parte" }).getByRole("button");
  await page.keyboard.press("Tab");
  await expect(skip.first()).toBeFocused();
  await expect(skip.first()).toHaveText("Saltar al formulario");
  expect(await findViolations(page)).toEqual([]);
  await skip.first().press("Enter");
  // Expects no particular row, because another journey publishes a row and shifts the others.
  await expect(
    page
      .getByRole("region")
      .filter({ has: page.getByLabel("Dirección") })
      .last(),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  // The name gets the focus, because the address is locked and comes last.
  await expect(page.getByRole("main").getByLabel("Nombre", { exact: true })).toBeFocused();
  await skip.nth(1).press("Enter");
  await expect(page.locator("iframe")).toBeFocused();
  await skip.nth(2).press("Enter");
  await expect(page.getByRole("contentinfo").getByRole("button").first()).toBeFocused();

  await page.emulateMedia({ forcedColors: "active" });
  const getEdge = (index: number) =>
    page
      .getByRole("list", { name: "Promociones" })
      .getByRole("button")
      .nth(index)
      .evaluate((row) => getComputedStyle(row).borderLeftColor);
  expect(await getEdge(2)).not.toBe(await getEdge(1));
});

test("at 400% zoom every control can be reached and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 225 });
  await page.goto("/#avisos");
  await expect(page.getByRole("heading", { level: 1, name: "Avisos" })).toBeVisible();
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.getByRole("button", { name: "Publicar" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Publicar" })).toBeInViewport();
  // The status is in view at any scroll position.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect(locateSaveStatus(page)).toBeInViewport();
});

test("a notice is written with the keyboard alone", async ({ page }) => {
  await page.goto("/#avisos");
  const add = page.getByRole("button", { name: "Agregar", exact: true });
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Fecha del aviso")).toBeFocused();
  await page.keyboard.type("12/1/2026");
  for (const words of ["Sin ratón", "Se escribe con teclas."]) {
    await page.keyboard.press("Tab");
    // Tabs to a field for a day, which has a placeholder.
    while (!(await page.evaluate(() => document.activeElement?.matches("input:not([placeholder]), textarea"))))
      await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await expectSaved(page);
});
