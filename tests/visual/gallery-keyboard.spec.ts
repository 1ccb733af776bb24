import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a disclosure opens by keyboard, and only one of a group is open", { tag: "@nightly" }, async ({ gallery }) => {
  const opening = (id: string) => gallery.locator("details", { has: gallery.locator(`#${id}`) });
  const [first, second] = [opening("pregunta-esim"), opening("pregunta-numero")];
  await first.locator("summary").focus();
  await gallery.keyboard.press("Enter");
  await expect(first.getByText("vive en tu celular")).toBeVisible();
  await gallery.keyboard.press("Tab");
  await gallery.keyboard.press("Space");
  await expect(second).toHaveAttribute("open");
  await expect(first).not.toHaveAttribute("open");
});

test("a checkbox is checked by its label, except by the link in it", { tag: "@nightly" }, async ({ gallery }) => {
  const box = gallery.locator("[name=aviso-error]");
  await gallery.locator("label", { has: box }).getByRole("link").click();
  await expect(box).not.toBeChecked();
  await gallery.locator("label", { has: box }).click({ position: { x: 60, y: 22 } });
  await expect(box).toBeChecked();
});

test.describe("carousel", { tag: "@nightly" }, () => {
  test("has the same box with and without script", async ({ gallery, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await plain.newPage();
    await page.setViewportSize(gallery.viewportSize() ?? { width: 1280, height: 720 });
    await page.goto("/_componentes");
    const box = "#carrusel [tabindex='0']";
    const size = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight];
    expect(await gallery.locator(box).first().evaluate(size)).toEqual(await page.locator(box).first().evaluate(size));
    await page.locator(box).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() =>
        page
          .locator(box)
          .first()
          .evaluate((element) => element.scrollLeft),
      )
      .toBeGreaterThan(0);
    await plain.close();
  });

  test("stays at the slide reached before hydration", async ({ page }) => {
    await page.goto("/_componentes");
    await page.locator("#carrusel").evaluate((section) => {
      const viewport = section.querySelector("[tabindex='0']");
      const slide = viewport?.querySelectorAll<HTMLElement>("[role=group]")[2];
      if (viewport && slide) viewport.scrollLeft = slide.offsetLeft;
    });
    await page.locator("#carrusel").scrollIntoViewIfNeeded();
    await expect(page.locator("#carrusel [data-moves] [aria-hidden=true] b").first()).toHaveText("3");
  });
});
