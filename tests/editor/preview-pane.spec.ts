import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../e2e/support/measures/axe.ts";
import { expect, expectSaved, getDateInDays, locatePreviewFrame, openList, test } from "./editor-fixtures.ts";

test("the preview shows the page at a phone's and at a computer's width", async ({ page }) => {
  await openList(page, "Membresías y precios");
  const site = locatePreviewFrame(page);
  // Waits for the list's page, because the frame shows the home page until the list is loaded.
  await expect(site.getByRole("heading", { level: 1, name: "Membresías" })).toBeVisible();
  const html = site.locator("html");
  await expect(html).toHaveCSS("scrollbar-width", "none");
  await page.getByRole("button", { name: "Computadora" }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBeGreaterThan(1200);
  await expect(html).toHaveCSS("scrollbar-width", "auto");
  await page.getByRole("button", { name: "Teléfono" }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBeLessThan(400);
});

test("the preview scrolls to the change, and keeps its position when reloaded", async ({ page }) => {
  await page.goto("/#portada//plans.sub");
  const field = page.locator("#campo-plans-sub");
  await expect(field).toBeFocused();
  const site = locatePreviewFrame(page);
  const changed = site.locator("main").getByText("Dicho aquí.");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Dicho aquí.");
  await expect(changed).toBeInViewport();
  const marks = () => changed.evaluate((text) => text.getAnimations().map(({ id }) => id));
  await expect.poll(marks).toEqual(["editor-mark"]);
  const place = () => site.locator("html").evaluate(() => scrollY);
  await site.locator("html").evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  const before = await place();

  const readAgain = page.waitForEvent("framenavigated");
  await site.locator("html").evaluate(() => setTimeout(() => location.reload()));
  await readAgain;
  await expect.poll(marks).toEqual([]);
  // Scroll positions have fractions, but a browser restores whole pixels.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

test("the preview says why a page does not open, and shows it again once fixed", async ({ page, desk }) => {
  const file = join(desk.folder, "src/content/data/notices.ts");
  const before = readFileSync(file, "utf8");
  await openList(page, "Avisos");
  const heading = locatePreviewFrame(page).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const trouble = page.getByRole("region", { name: "La página" }).getByRole("status");
  writeFileSync(file, 'export const data = [{ "title": "Sin fecha ni texto" }];\n');
  await expect(trouble).toContainText("La página no se abre");
  await expect(trouble).toContainText("«Avisos»");
  expect(await findViolations(page)).toEqual([]);
  writeFileSync(file, before);
  await expect(heading).toBeVisible();
  await expect(trouble).toBeEmpty();
});

test("the preview reacts to wheel, click and touch, and no control is covered", async ({ page }) => {
  await openList(page, "Preguntas frecuentes");
  const site = locatePreviewFrame(page);
  const question = site.locator("main details").first();
  await expect(question).toBeVisible();
  expect(await isCovered(page)).toEqual([]);

  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error("no box");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const top = () => site.locator("html").evaluate(() => scrollY);
  const frame = page.locator("iframe");
  const { x, y } = await middle(frame);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBeGreaterThan(200);
  const isOpen = await question.getAttribute("open");
  await question.locator("summary").click();
  await expect(question).toHaveJSProperty("open", isOpen === null);

  const finger = await page.context().newCDPSession(page);
  for (const size of [
    { width: 1360, height: 900 },
    { width: 680, height: 450 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    // Playwright resets touch emulation at each change of the window size.
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    for (const part of size.width < 1024 ? ["Menú", "Formulario", "Página"] : []) {
      await page.getByRole("button", { name: part, exact: true }).click();
      expect(await isCovered(page), `${part} at ${size.width}`).toEqual([]);
    }
    await site.locator("html").evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const start = await middle(frame);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
    for (const up of [20, 40, 60])
      await finger.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ ...start, y: start.y - up }],
      });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(top, `dragged at ${size.width}`).toBeGreaterThan(20);
  }
});

/** Lists visible controls whose centre another element covers, and covered parts of the frame. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const isIn = (x: number, y: number) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const hit = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return { found, name: found && `${found.tagName}.${found.className}` };
    };
    /** Whether an element is visible, rather than scrolled out of its part of the editor. */
    const isSeen = (element: Element, x: number, y: number) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        const { top, bottom } = around.getBoundingClientRect();
        if (overflowY !== "visible" && (y < top || y > bottom)) return false;
      }
      return isIn(x, y) && element.checkVisibility() && !element.closest("nav:has(button):not(:focus-within)");
    };
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
    const lost = controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || !isSeen(control, x, y)) return [];
      const { found, name } = hit(x, y);
      const isIt = found && (control.contains(found) || found.closest("label")?.contains(control));
      return isIt ? [] : [`${control.textContent || control.id}: ${name}`];
    });
    const frame = document.querySelector("iframe");
    const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
    const inFrame = [1, 5, 9].flatMap((across) =>
      [1, 3, 5, 7, 9].flatMap((down) => {
        const [x, y] = [left + (width * across) / 10, top + (height * down) / 10];
        const { found, name } = hit(x, y);
        return width === 0 || !isIn(x, y) || found === frame ? [] : [`frame ${across} ${down}: ${name}`];
      }),
    );
    return [...lost, ...inFrame];
  });

test("a notice of a future day is previewed as of that day, while another tab shows today", async ({
  page,
  context,
}) => {
  const title = "Abrimos en diciembre";
  await openList(page, "Avisos");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Fecha del aviso").fill(getDateInDays(9));
  await page.getByLabel("Se ve desde").fill(getDateInDays(9));
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Párrafo 1").fill("Nos vemos ahí.");
  await expectSaved(page);
  const other = await context.newPage();
  await openList(other, "Avisos");
  await page.getByRole("button", { name: "Ver la página de ese día" }).click();
  const back = page.getByRole("button", { name: "Volver a hoy" });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(/^Así se verá el /);
  expect(await findViolations(page)).toEqual([]);
  const notice = locatePreviewFrame(page).getByRole("heading", { name: title });
  await expect(notice).toBeVisible();
  const aheadInPage = async () => {
    const there = await locatePreviewFrame(page)
      .locator("html")
      .evaluate(() => Date.now());
    return there - Date.now();
  };
  // The dev server's scripts run after the page has loaded.
  await expect.poll(aheadInPage).toBeGreaterThan(8 * 86_400_000);

  await locatePreviewFrame(other)
    .locator("html")
    .evaluate(() => setTimeout(() => location.reload()));
  await expect(locatePreviewFrame(other).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(locatePreviewFrame(other).getByRole("heading", { name: title })).toHaveCount(0);
  await back.click();
  await expect(page.getByRole("button", { name: "Ver otro día" })).toBeFocused();
  await expect(notice).toHaveCount(0);
});

test("«Ver» opens the change on another page, and titles are shown as in a search engine", async ({ page }) => {
  await openList(page, "Beneficios por membresía");
  await page.getByRole("group", { name: "Deezer" }).getByLabel("Nombre").fill("Deezer de prueba");
  await expectSaved(page);
  await page.getByText(/^También cambió:/).click();
  await page.getByRole("button", { name: "Ver Página «Wimers»" }).click();
  const marked = locatePreviewFrame(page)
    .locator("main")
    .getByText("Deezer de prueba")
    .filter({ visible: true })
    .first();
  await expect(marked).toBeInViewport();
  // On a phone, the page replaces the form, and the focus also moves there.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole("button", { name: "Formulario", exact: true }).click();
  await page.getByRole("button", { name: "Ver Página «Wimers»" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page.locator("iframe")).toBeFocused();
  await page.setViewportSize({ width: 1360, height: 900 });

  await openList(page, "Títulos y descripciones de las páginas");
  const found = page.getByRole("figure");
  await expect(found).toContainText("Así se lee en la pestaña");
  await page.getByLabel("Título", { exact: true }).fill("wim: tu línea en un rato");
  await expectSaved(page);
  await expect(found).toContainText("wim: tu línea en un rato");
});
