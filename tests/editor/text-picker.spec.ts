import { findViolations } from "../e2e/support/measures/axe.ts";
import { expect, locatePreviewFrame, openList, test } from "./editor-fixtures.ts";

test("a text of the page leads to its field by click, touch and keyboard", async ({ page }) => {
  await openList(page, "Avisos");
  const site = locatePreviewFrame(page);
  await page.goto("/#portada");
  const tag = site.locator("main").getByText("100% digital · con eSIM");
  // The home page may also be in the frame from the editor's start; another page releases the mode.
  await expect(page.getByRole("link", { name: "Abrir en otra pestaña" })).toHaveText(/Portada$/);
  await expect(page.getByLabel("Etiqueta", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir en otra pestaña" })).toHaveAttribute("href", /:\d+\/$/);
  await expect(tag).toBeVisible();
  const mode = page.getByRole("button", { name: "Señalar un texto" });
  const status = page.locator("body > [role=status]");
  await mode.click();
  await expect(mode).toHaveAttribute("aria-pressed", "true");
  // If the page reloads, it notices the pointer only after the next move.
  const hoverForMarks = async () => {
    await tag.hover();
    return site.locator("html").evaluate(() => document.getAnimations().map(({ id }) => id));
  };
  await expect.poll(hoverForMarks).toContain("editor-pick");
  await tag.click();
  await expect(page.getByLabel("Etiqueta", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/#portada\/\/banner\.tag$/);
  await expect(status).toHaveText("Portada › Entrada › Etiqueta: 100% digital · con eSIM");
  await expect(mode).toHaveAttribute("aria-pressed", "false");

  // In picking mode, the keyboard reaches headings too.
  await mode.click();
  const heading = site.getByRole("heading", { name: "Legales" });
  await expect(heading).toHaveAttribute("tabindex", "0");
  await heading.focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Lo escribe quien desarrolla el sitio.");
  expect(await findViolations(page)).toEqual([]);

  // Outside picking mode, a click with Alt finds a text, and a plain click follows a link.
  await page.goto("/#portada");
  const firstScreen = site.getByRole("main");
  await firstScreen
    .getByText("20% menos")
    .filter({ visible: true })
    .first()
    .click({ modifiers: ["Alt"] });
  const locations = page.getByRole("list", { name: "Dónde está escrito" });
  await expect(locations.getByRole("link", { name: "Descuento, en %" })).toBeVisible();
  await firstScreen
    .getByText("$350")
    .filter({ visible: true })
    .first()
    .click({ modifiers: ["Alt"] });
  await expect(status).toHaveText("Membresías y precios › Membresías › Rookie › Precio regular: 350");
  // By then, the form's own page is beside it.
  await expect(site.getByRole("heading", { level: 1, name: "Membresías" })).toBeVisible();
  await site.getByRole("contentinfo").getByRole("link", { name: "Avisos", exact: true }).click();
  const title = site.getByRole("heading", { level: 1, name: "Chismecito para wimers" });
  await expect(title).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Página", exact: true }).click();
  // The bars above the page take up at most an eighth of the screen.
  expect((await page.getByTitle("La página, como quedará").boundingBox())?.y).toBeLessThanOrEqual(844 / 8);
  await page.getByRole("region", { name: "La página" }).getByRole("button", { name: "Más", exact: true }).click();
  const box = await mode.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await mode.click();
  await expect(title).toHaveAttribute("tabindex", "0");
  await title.click();
  await expect(page).toHaveURL(/#pagina-notices\/\/opening\.heading$/);
  await expect(page.locator("#campo-opening-heading")).toBeFocused();
});
