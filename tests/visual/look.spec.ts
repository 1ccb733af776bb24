import { expect } from "@playwright/test";
import { expectNoViolation } from "../e2e/support/measures/axe.ts";
import { test } from "./gallery.ts";

const sections = [
  "encabezado",
  "colores",
  "iconos",
  "wimy",
  "botones",
  "etiquetas",
  "titulos",
  "promociones",
  "tarjetas",
  "pasos",
  "calificacion",
  "avisos",
  "acordeon",
  "dialogo",
  "campos",
  "carrusel",
  "cifras",
  "herramientas",
  "cambios",
  "documento",
  "cierre",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Covers each width and each scheme once. */
const looks: readonly { colorScheme: "light" | "dark"; width: number; tag: string[] }[] = [
  { colorScheme: "light", width: 1360, tag: [] },
  { colorScheme: "dark", width: 390, tag: ["@nightly"] },
];

for (const { colorScheme, width, tag } of looks) {
  test.describe(`${colorScheme} at ${width}`, { tag }, () => {
    // The scroll padding would cut off a section almost as high as the viewport, so the viewport is higher than all
    // sections.
    test.use({ colorScheme, viewport: { width, height: 1200 } });

    test("every section of the gallery matches its picture", async ({ gallery }) => {
      test.slow();
      await gallery.evaluate(alignToPixels, sections);
      for (const id of sections)
        await expect
          .soft(gallery.locator(`#${id}`))
          .toHaveScreenshot(`${colorScheme}-${width}-${id}.png`, { maxDiffPixelRatio: 0.03, animations: "disabled" });
      await gallery.getByRole("button", { name: "Abrir diálogo corto" }).click();
      await expect(gallery.locator("#dialogo-corto")).toHaveScreenshot(`${colorScheme}-${width}-abierto.png`, {
        maxDiffPixelRatio: 0.03,
        animations: "disabled",
      });
    });
  });
}

/** Aligns every section to a whole pixel, so that the size of its picture does not depend on the content above it. */
function alignToPixels(ids: string[]): void {
  for (const id of ids) {
    const section = document.getElementById(id);
    if (!section) throw new Error(`no section ${id}`);
    const { top, height } = section.getBoundingClientRect();
    section.style.marginTop = `${Math.ceil(top) - top}px`;
    section.style.height = `${Math.ceil(height)}px`;
  }
}

test.describe("at 320", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test("axe finds nothing in either scheme, and touch targets are large enough, also in the dialog", async ({
    gallery,
  }) => {
    await expectNoViolation(gallery);
    await gallery.getByRole("button", { name: "Abrir diálogo largo" }).click();
    await expectNoViolation(gallery, "#dialogo-largo");
  });
});

test.describe("at 320 by 256, which is 400% zoom at 1280", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing scrolls sideways, and a dialog keeps its title and its close button in view", async ({ gallery }) => {
    expect(await gallery.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await gallery.getByRole("button", { name: "Abrir diálogo largo" }).click();
    await expect(gallery.locator("#dialogo-largo h2").first()).toBeInViewport();
    await expect(gallery.locator("#dialogo-largo").getByRole("button", { name: "Cerrar" })).toBeInViewport({
      ratio: 1,
    });
  });
});

test.describe("with forced colours", { tag: "@nightly" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("objects keep their borders, and the focus its ring, also on a whole card", async ({ gallery }) => {
    const objects =
      "#botones button, #tarjetas [data-tone], #avisos [data-tone], #acordeon details, #campos input:not([type=checkbox])";
    const edges = await gallery
      .locator(objects)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopStyle));
    expect(edges.length).toBeGreaterThan(20);
    expect(edges.filter((edge) => edge === "none")).toEqual([]);
    for (const [name, part] of [
      ["Abrir diálogo corto", null],
      ["Mantente a salvo Cyber-tips", "::after"],
    ] as const) {
      const button = gallery.getByRole("button", { name });
      await button.focus();
      // Focuses the button by keyboard, because a click does not show the focus ring.
      await gallery.keyboard.press("Shift+Tab");
      await gallery.keyboard.press("Tab");
      await expect(button).toBeFocused();
      expect(await button.evaluate((element, of) => getComputedStyle(element, of).outlineStyle, part)).toBe("solid");
    }
  });
});
