import type { Page } from "@playwright/test";
import { answerBaseTiles, expect, readingTest as test, wakeIsland } from "./fixture.ts";
import { shiftsOf, watchShifts } from "./layout-watch.ts";

/** Questions that are answered in a masthead, and how each is asked. */
const questions: readonly { path: string; ask: (page: Page) => Promise<void> }[] = [
  {
    path: "/esim",
    async ask(page) {
      await wakeIsland(page, "device-search");
      const tool = page.locator('[data-island="device-search"]');
      // A yes with names beside it, a choice, a name that is not listed.
      for (const [phone, title] of [
        ["galaxy s24", "Sí: tu Galaxy S24"],
        ["razr", "¿Cuál es el tuyo?"],
        ["iphone 8", "no está en la lista"],
      ] as const) {
        await tool.getByRole("searchbox").fill(phone);
        await expect(tool.locator("[data-answer]").getByText(title)).toBeVisible();
      }
    },
  },
  {
    path: "/mapa-de-cobertura",
    async ask(page) {
      const tool = page.locator("[data-place-tool]");
      for (const [place, verdict] of [
        ["Tepic", "en Tepic"],
        ["Ciudad del Carmen", "Todavía no en Ciudad del Carmen"],
      ] as const) {
        await tool.getByRole("searchbox").fill(place);
        await tool.getByRole("searchbox").press("Enter");
        await expect(tool.locator("[data-conclusion]")).toContainText(verdict);
      }
    },
  },
  {
    path: "/registro-membresias",
    async ask(page) {
      await wakeIsland(page, "registry-lookup");
      const tool = page.locator('[data-island="registry-lookup"]');
      for (const [text, answer] of [
        ["rookie", /^\d+ registros$/],
        ["1349811", /^Ninguno se llama así/],
        ["pospago", /no está en el registro/],
        ["portabilidad marzo", /^Un registro$/],
      ] as const) {
        await tool.getByRole("searchbox").fill(text);
        await expect(tool.locator("[data-answer]")).toHaveText(answer);
      }
    },
  },
  {
    path: "/desuscribir-email",
    async ask(page) {
      await page.waitForLoadState("networkidle");
      await page.getByRole("textbox", { name: "Correo" }).fill("baja@correo.example");
      await page.getByRole("button", { name: "Confirmar baja" }).click();
      await expect(page.getByRole("heading", { name: "¡Lo sentimos por verte partir!" })).toBeFocused();
    },
  },
  {
    path: "/roaming-cobertura",
    async ask(page) {
      await wakeIsland(page, "trip-lookup");
      const tool = page.locator('[data-island="trip-lookup"]');
      const field = tool.getByRole("combobox");
      for (const country of ["Japón", "Francia", "Brasil", "Argentina"]) {
        await field.fill(country);
        await field.press("Enter");
        await expect(tool.getByRole("button", { name: country })).toBeVisible();
      }
    },
  },
  {
    path: "/membresias",
    async ask(page) {
      for (const stop of await page.locator("main header").getByRole("radio").all()) await stop.check({ force: true });
    },
  },
];

for (const { path, ask } of questions) {
  test(`${path}: an answer moves nothing, at any width`, { tag: "@once" }, async ({ page }) => {
    await answerBaseTiles(page.context());
    await watchShifts(page, { evenAfterInput: true });
    for (const width of [320, 390, 768, 1360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await ask(page);
      expect(await shiftsOf(page), `${width} px`).toEqual([]);
    }
  });
}
