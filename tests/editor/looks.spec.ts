import { expect, openList, pageBeside, test } from "./at-the-desk.ts";

test("the page is looked at by night, on paper and as a computer shows it", async ({ page }) => {
  await openList(page, "Avisos");
  const site = pageBeside(page);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  const ink = () => site.locator("body").evaluate((body) => getComputedStyle(body).color);
  const byDay = await ink();
  const night = page.getByRole("button", { name: "Noche" });
  await night.click();
  await expect(night).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ink).not.toBe(byDay);
  await night.click();
  await expect.poll(ink).toBe(byDay);

  // Paper has no menus.
  const menus = site.locator("nav").filter({ visible: true });
  await expect(menus).not.toHaveCount(0);
  const paper = page.getByRole("button", { name: "Imprimir" });
  await paper.click();
  await expect(menus).toHaveCount(0);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  await paper.click();
  await expect(menus).not.toHaveCount(0);

  await page.getByRole("button", { name: "Computadora" }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBeGreaterThan(1200);
  await page.getByRole("button", { name: "Teléfono" }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBeLessThan(400);
});

test("the page beside goes to what changed, and keeps its place when it is read again", async ({ page }) => {
  await page.goto("/#portada//plans.sub");
  const field = page.locator("#campo-plans-sub");
  await expect(field).toBeFocused();
  const site = pageBeside(page);
  const changed = site.locator("main").getByText("Dicho aquí.");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Dicho aquí.");
  await expect(changed).toBeInViewport();
  const marks = () => changed.evaluate((text) => text.getAnimations().map(({ id }) => id));
  await expect.poll(marks).toEqual(["editor-mark"]);
  const place = () => site.locator("html").evaluate(() => scrollY);
  await site.locator("html").evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  const before = await place();

  await site.locator("html").evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(marks).toEqual([]);
  await expect.poll(place).toBe(before);
});
