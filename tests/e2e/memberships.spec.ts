import { devices, type Page } from "@playwright/test";
import { planComparison } from "#content/plans/membership-comparison.ts";
import { links } from "#content/site/links.ts";
import { expect, test, visitsOutside, wakeIsland } from "./fixture.ts";

const path = "/membresias";
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ").trim();

/** A tool of the page, awake. */
async function openTool(page: Page, name: "plan-finder" | "plan-cost") {
  await page.goto(path);
  await wakeIsland(page, name);
  const tool = page.locator(`[data-island="${name}"]`);
  return { tool, answer: tool.locator('[role="status"]') };
}

/** Moves a slider with the arrow keys. */
async function pull(page: Page, label: string, steps: number) {
  const range = page.getByRole("slider", { name: label });
  await range.focus();
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? "ArrowRight" : "ArrowLeft");
}

for (const { device, store } of [
  { device: devices["Pixel 7"], store: links.playStore },
  { device: devices["iPhone 15"], store: links.appStore },
]) {
  test.describe(`on ${device.userAgent.includes("Android") ? "Android" : "iPhone"}`, { tag: "@once" }, () => {
    const { defaultBrowserType: _, ...emulation } = device;
    test.use(emulation);

    test("a membership's button opens the store", async ({ page, context }) => {
      const visits = await visitsOutside(context);
      await page.goto(path);
      await page.getByRole("link", { name: "Compra en la app Legend" }).click();
      await page.waitForURL((url) => url.hostname !== "127.0.0.1");
      expect(visits).toEqual([store]);
    });
  });
}

test("on a computer a membership's button goes to the download section", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Compra en la app Rookie" }).click();
  await expect(page).toHaveURL(`${path}#descargaApp`);
  await expect(page.locator(`#descargaApp a[href="${links.playStore}"]`)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Lo quiero" })).toHaveAttribute("href", links.purchase);
});

test("the offer and what to do next stand on the first screen", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  for (const text of ["20%", "Duran 30"]) await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main").getByRole("link", { name: "Descarga la App" })).toBeInViewport({ ratio: 1 });
});

test("the table says every fact, with headers for rows and columns", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole("table", { name: planComparison.caption });
  await expect(page.getByRole("list", { name: planComparison.caption })).toBeHidden();
  await expect(table.getByRole("columnheader")).toHaveText([
    planComparison.rowHeader,
    ...planComparison.columns.map(({ name }) => name),
  ]);
  for (const row of planComparison.groups.flatMap(({ rows }) => rows)) {
    const cells = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: row.label }) });
    const shown = await cells.first().getByRole("cell").allInnerTexts();
    expect(shown.map(plain)).toEqual(row.cells.map(({ text, detail }) => plain(`${text} ${detail ?? ""}`)));
  }
});

test("the list says the same facts, a membership at a time", { tag: "@phone" }, async ({ page }) => {
  await page.goto(path);
  const list = page.getByRole("list", { name: planComparison.caption });
  await expect(page.getByRole("table", { name: planComparison.caption })).toBeHidden();
  for (const { id, name } of planComparison.columns) {
    const block = list.locator("details").filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}`) }) });
    await block.locator("summary").click();
    const rows = planComparison.groups.flatMap((group) => group.rows);
    const cells = rows.flatMap((row) => row.cells.filter(({ planId }) => planId === id));
    // A block that has just been opened looks empty until the next frame.
    const shown = async () => (await block.locator("dd").allInnerTexts()).map(plain);
    await expect.poll(shown).toEqual(cells.map(({ text, detail }) => plain(`${text} ${detail ?? ""}`)));
  }
});

test("the finder works by keyboard alone", { tag: "@once" }, async ({ page }) => {
  const { tool, answer } = await openTool(page, "plan-finder");
  // From 20 GB in steps of 5: 25, then the slider's maximum.
  await pull(page, "¿Cuántos datos usas al mes?", 1);
  await expect(answer).toContainText("Te queda Community");
  await page.keyboard.press("End");
  await expect(answer).toContainText("Te queda Ultimate");
  await expect(tool.getByText("Quieres más de 120 GB al mes y sus datos son ilimitados.")).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(answer).toContainText("Te queda Legend");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(tool.getByText("Amazon Prime viene incluido.")).toBeVisible();
});

test("the cost works by keyboard alone, and unlimited data have no price a gigabyte", { tag: "@once" }, async ({
  page,
}) => {
  const { tool, answer } = await openTool(page, "plan-cost");
  await tool.getByRole("radio", { name: /^Community/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await pull(page, "¿Cuántos meses?", 4);
  // 6 x 1,440 + 6 x 1,800.
  await expect(answer).toContainText("$19,440 en total");
  await expect(tool.getByText("te cuesta cada GB")).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(answer).toContainText("1 membresía de 30 días");
  await tool.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("row", { name: "1 $1,440 con descuento Ilimitados" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is whole and the tools are not shown", { tag: "@once" }, async ({ page }) => {
    await page.goto(path);
    for (const name of ["Rookie", "Community", "Legend", "Ultimate"])
      await expect(page.getByRole("article").filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Compra en la app Rookie" })).toHaveAttribute("href", "#descargaApp");
    await page.locator("#legales summary").click();
    await expect(page.getByText("Otra publicación de esta promoción")).toBeVisible();
    for (const name of ["plan-finder", "plan-cost"])
      await expect(page.locator(`[data-island="${name}"] section`)).toBeHidden();
  });
});

test("the page of Wimazon says that it is over", { tag: "@once" }, async ({ page }) => {
  await page.goto("/regular-test");
  await expect(page.getByText("Wimazon ya terminó")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(4);
  await page.getByRole("heading", { name: "Legales de Wimazon" }).click();
  await expect(page.getByText("del 8 al 14 de noviembre de 2024")).toBeVisible();
});
