import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("dialog: opens and closes by keys and by a click outside, and gives the focus back", async ({ gallery }) => {
  const opener = gallery.getByRole("button", { name: "Abrir diálogo corto" });
  const dialog = gallery.getByRole("dialog", { name: "Mantente a salvo" });
  const waysOut = [
    () => gallery.keyboard.press("Escape"),
    async () => {
      await gallery.keyboard.press("Tab");
      await gallery.keyboard.press("Enter");
    },
    () => gallery.mouse.click(5, 5),
  ];
  for (const leave of waysOut) {
    await opener.focus();
    await gallery.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("region")).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("disclosure: opens by key, and one of a group at a time", async ({ gallery }) => {
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

test("checkbox: its words tick it, the link among them leads away", async ({ gallery }) => {
  const box = gallery.locator("[name=aviso-error]");
  await gallery.locator("label", { has: box }).getByRole("link").click();
  await expect(box).not.toBeChecked();
  await gallery.locator("label", { has: box }).click({ position: { x: 60, y: 22 } });
  await expect(box).toBeChecked();
});

test.describe("carousel", () => {
  test("goes round with the arrows and the buttons, and says where it is", async ({ gallery }) => {
    const carousel = gallery.getByRole("region", { name: "Más de lo que dicen" });
    const said = carousel.locator("[aria-live]");
    await carousel.getByRole("group", { name: "Más de lo que dicen" }).focus();
    await gallery.keyboard.press("ArrowRight");
    await expect(said).toHaveText("2 de 4");
    await expect(carousel.getByRole("group", { name: "2 de 4" })).toBeInViewport({ ratio: 0.95 });
    await carousel.getByRole("button", { name: "Anterior" }).click();
    await carousel.getByRole("button", { name: "Anterior" }).press("Enter");
    await expect(said).toHaveText("4 de 4");
    await expect(carousel.getByRole("group", { name: "4 de 4" })).toBeInViewport({ ratio: 0.95 });
    await expect(carousel.getByRole("group")).toHaveCount(5);
  });

  test("waits until it is asked to play where motion is reduced", async ({ gallery }) => {
    const carousel = gallery.getByRole("region", { name: "Lo que dicen los wimers" });
    const place = carousel.locator("[aria-hidden=true] b");
    await gallery.waitForTimeout(3_000);
    await expect(place).toHaveText("1");
    await carousel.getByRole("button", { name: "Reproducir" }).press("Enter");
    await expect(place).toHaveText("2", { timeout: 5_000 });
  });

  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("plays by itself, rests while somebody stands in it, and stops for good when paused", async ({ gallery }) => {
      const carousel = gallery.getByRole("region", { name: "Lo que dicen los wimers" });
      const place = carousel.locator("[aria-hidden=true] b");
      await carousel.scrollIntoViewIfNeeded();
      const before = await place.textContent();
      await expect(place).not.toHaveText(before ?? "", { timeout: 5_000 });
      await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "off");

      await carousel.getByRole("button", { name: "Siguiente" }).focus();
      const standing = (await place.textContent()) ?? "";
      await gallery.waitForTimeout(3_000);
      await expect(place).toHaveText(standing);
      await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");

      await gallery.keyboard.press("Tab");
      await gallery.keyboard.press("Enter");
      await expect(carousel.getByRole("button", { name: "Reproducir" })).toBeFocused();
      await gallery.getByRole("group", { name: "Más de lo que dicen" }).focus();
      const paused = (await place.textContent()) ?? "";
      await gallery.waitForTimeout(3_000);
      await expect(place).toHaveText(paused);
    });

    test("rests while it is pointed at", async ({ gallery }) => {
      const carousel = gallery.getByRole("region", { name: "Lo que dicen los wimers" });
      await carousel.getByRole("group", { name: "Lo que dicen los wimers" }).hover();
      const place = carousel.locator("[aria-hidden=true] b");
      const pointedAt = (await place.textContent()) ?? "";
      await gallery.waitForTimeout(3_000);
      await expect(place).toHaveText(pointedAt);
      await gallery.mouse.move(2, 2);
      await expect(place).not.toHaveText(pointedAt, { timeout: 5_000 });
    });
  });

  test("takes with script the box it has without", async ({ gallery, browser, baseURL }) => {
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

  test("stays at the slide that was reached before the script came", async ({ page }) => {
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
