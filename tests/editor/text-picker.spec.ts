import { findViolations } from "../e2e/axe.ts";
import { expect, locatePreviewFrame, openList, test } from "./editor-fixtures.ts";

test("a text of the page leads to its field, by click, by finger, by keyboard and pasted", async ({ page }) => {
  await openList(page, "Avisos");
  const site = locatePreviewFrame(page);
  await page.goto("/#portada");
  const tag = site.locator("main").getByText("100% digital · con eSIM");
  await expect(tag).toBeVisible();
  const mode = page.getByRole("button", { name: "Señalar un texto" });
  const status = page.locator("body > [role=status]");
  await mode.click();
  await expect(mode).toHaveAttribute("aria-pressed", "true");
  await tag.hover();
  await expect.poll(() => tag.evaluate((text) => text.getAnimations().map(({ id }) => id))).toEqual(["editor-pick"]);
  await tag.click();
  await expect(page.getByLabel("Etiqueta", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/#portada\/\/banner\.tag$/);
  await expect(status).toHaveText("Portada › Entrada › Etiqueta: 100% digital · con eSIM");
  await expect(mode).toHaveAttribute("aria-pressed", "false");

  // Keyboard: in the mode, headings can have the focus too.
  await mode.click();
  const heading = site.getByRole("heading", { name: "Mantente a salvo" });
  await expect(heading).toHaveAttribute("tabindex", "0");
  await heading.focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Lo escribe quien desarrolla el sitio.");
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel("Pega una oración").fill("Repórtalo de inmediato al soporte dentro de la app.");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#pagina-security\/\/fraud\.text$/);
  await expect(page.getByLabel("Texto", { exact: true }).and(page.locator(":focus"))).toBeVisible();

  // Without the mode, Alt and a click find a text, and a link works.
  await page.goto("/#membresias");
  const price = site.getByRole("main").getByText("$850").first();
  await price.click({ modifiers: ["Alt"] });
  await expect(page.getByRole("list", { name: "Dónde está escrito" }).getByRole("link").first()).toBeVisible();
  await site.getByRole("contentinfo").getByRole("link", { name: "Avisos" }).first().click();
  await expect(site.getByRole("heading", { level: 1, name: "Avisos" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Página", exact: true }).click();
  const box = await mode.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await mode.click();
  await site.getByRole("main").getByRole("heading", { level: 2 }).first().click();
  await expect(page.locator("#formulario")).toBeVisible();
  await expect(page).toHaveURL(/#avisos\/\d+\/title$/);
  await expect(page.getByLabel("Título", { exact: true })).toBeFocused();
});
